import { useSession } from '@liftwatch/core/hooks/session'
import { useMemo } from 'react'
import { storedSetting, type StoredSetting } from '../../stored-setting'

/** The tabs of a list: what they choose, and how the choice is remembered. */
export interface TabsOfList<Name extends string, Value extends string> {
  /** The list's name among what is remembered of a user. */
  readonly list: string
  /** What the list's call and its address call the choice. */
  readonly name: Name
  /** In their order; a list starts with the first. */
  readonly values: readonly Value[]
  /** What is asked of the server; undefined for no such filter. */
  asked(this: void, value: Value): string | undefined
  /** The order of a tab in which no other was chosen. */
  usualSort(this: void, value: Value): string
}

const settings = new Map<string, StoredSetting<string>>()

function settingOf(name: string): StoredSetting<string> {
  const setting = settings.get(name) ?? storedSetting(name, text => text)
  settings.set(name, setting)
  return setting
}

export interface ListMemory {
  /** The tab that was chosen last when the list was opened: what one goes back to does not change by what one chose since. */
  readonly startTab: string | undefined
  readonly keepTab: (tab: string) => void
  /** The order that was chosen last in a tab. */
  readonly sortOf: (tab: string) => string | undefined
  readonly keepSort: (tab: string, sort: string) => void
}

/** What is remembered of a list for a user, in this browser. Each tab has an order of its own. */
export function listMemory(userId: string, list: string): ListMemory {
  const name = `list.${userId}.${list}`
  return {
    startTab: settingOf(name).read(),
    keepTab: tab => settingOf(name).write(tab),
    sortOf: tab => settingOf(`${name}.${tab}`).read(),
    keepSort: (tab, sort) => settingOf(`${name}.${tab}`).write(sort),
  }
}

export function useListMemory(list: string): ListMemory {
  const state = useSession()
  const userId = 'user' in state ? state.user.id : ''
  return useMemo(() => listMemory(userId, list), [userId, list])
}
