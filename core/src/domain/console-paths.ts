import { screens, type ScreenName } from '../contract/accounts/screens'

/** The console's path of one record of a list, after the server's address; a case is viewed, and edited at another. */
export function detailPath(name: ScreenName, id: string): string {
  return `${screens[name].path}/${name === 'case-management' ? 'view' : 'detail'}/${id}`
}

/** Where a switch-off is planned (specification 2 section 2). */
export const newSwitchOffPath = `${screens['oms-schedule'].path}/add-new`

/** Where a case is logged, and where one is edited. */
export const newCasePath = `${screens['case-management'].path}/new`
export function editCasePath(id: string): string {
  return `${screens['case-management'].path}/edit/${id}`
}
