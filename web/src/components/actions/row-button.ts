/** How a button looks among those of other rows. */
export const rowButton = { size: 'xs', variant: 'ghost', colorPalette: 'info', color: 'info.fg' } as const
