import { dark } from './media'
import { oneOf, storedSetting } from './stored-setting'

const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

const modeSetting = storedSetting('theme', oneOf(modes))

function modeOf(chosen: Mode | undefined, isSystemDark: boolean): Mode {
  return chosen ?? (isSystemDark ? 'dark' : 'light')
}

function paint(): void {
  document.documentElement.classList.toggle('dark', modeOf(modeSetting.read(), dark.read()) === 'dark')
}

paint()
modeSetting.subscribe(paint)
dark.subscribe(paint)

/** Light or dark; the system's while none is chosen. */
export function useAppearance() {
  const chosen = modeSetting.use()
  const mode = modeOf(chosen, dark.use())
  return {
    mode,
    chosen,
    choose: (next: Mode | undefined) => modeSetting.write(next),
    toggle: () => modeSetting.write(mode === 'dark' ? 'light' : 'dark'),
  }
}
