import type { allLists } from '@liftwatch/core/views/resources/lists'

type Lists = typeof allLists

/** Imports the view of a list by its name, and no sooner than its command is wanted: a start loads nothing of core. */
export function viewOf<Name extends keyof Lists>(name: Name): Lists[Name]['view'] {
  const load = async () => {
    const lists = await import('@liftwatch/core/views/resources/lists')
    return lists.allLists[name].view()
  }
  return load as Lists[Name]['view']
}
