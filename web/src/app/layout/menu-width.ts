import { desktop } from '../../media'
import { oneOf, storedSetting } from '../../stored-setting'

/** Specification 1 section 9. */
export const menuOpenPx = 215
export const menuCollapsedPx = 64

const collapseSetting = storedSetting('menu', oneOf(['open', 'collapsed']))

/** Whether the menu is collapsed: as was chosen, else by the window's width. */
export function useMenuCollapse(): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const isWide = desktop.use()
  const chosen = collapseSetting.use()
  const isCollapsed = chosen ? chosen === 'collapsed' : !isWide
  return { isCollapsed, toggle: () => collapseSetting.write(isCollapsed ? 'open' : 'collapsed') }
}
