/** So many columns help has where there is no terminal that says otherwise. */
export const helpWidth = 100
