/** The lines of header, message and footer, which every screen has. */
export const surroundingLines = 4
