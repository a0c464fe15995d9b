import icon from '../../icon.svg?raw'

/** A number that one still reads at 16 pixels. */
const shownMax = 9
const red = '#d11a2a'

/** The product's icon with a number on it, as an address. */
export function badgedIcon(number: number): string {
  const shown = number > shownMax ? `${shownMax}+` : String(number)
  const badge =
    `<circle cx="21" cy="21" r="11" fill="${red}"/><text x="21" y="27" font-family="sans-serif" font-weight="bold"` +
    ` font-size="${number > shownMax ? 13 : 17}" text-anchor="middle" fill="#fff">${shown}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', badge))}`
}
