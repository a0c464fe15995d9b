/** What the keys of the console do. */
export const keys = {
  title: 'Keyboard',
  lists: 'Lists and details',
  screens: 'Go to a screen: one key after the other',
  actions: {
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    back: 'Leave a box; close the detail, or go back to its list',
    tick: 'Tick the row',
    undo: 'Take back the last acknowledgement, within 10 s',
    letIn: 'Show the new rows',
    filter: 'Go to the filters',
    help: 'Show these keys',
  },
  letters: 'Enable keyboard shortcuts',
  hint: 'Shortcuts are off while you type into a box. Stored in this browser.',
} as const
