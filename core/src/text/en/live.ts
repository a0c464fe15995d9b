/** What is said about the connection; a lost one must never look like a quiet night. */
export const live = {
  staleSince: 'No contact with the server since {{at}}. What is shown may be out of date.',
  polling: 'Live changes unavailable; polling every 5 s.',
  stopped:
    'Refreshing stopped after {{failures}} failures in a row. What is shown is from {{at}}. It resumes automatically when the server is back.',
  age: '{{age}} old',
  ingestDelayed: 'Device messages are delayed by {{delay}}: new alarms are shown late.',
  nowAt: 'Now connected to {{server}}.',
  never: 'The server has not answered yet.',
} as const
