import { closeCaseForm, completeCaseForm, deployCaseForm, reopenCaseForm } from '@liftwatch/core/views/forms/cases'
import { caseAction } from '../../cases/case-action'

export const caseDeploy = caseAction(deployCaseForm, 'deploy', [
  'cases deploy 1042 --technician "Lim Kok Seng"',
  'cases deploy 1042 1043 --technician "Lim Kok Seng" --remark "Door stuck on level 4" --dry-run',
])
export const caseComplete = caseAction(completeCaseForm, 'complete', [
  'cases complete 1042 --remark "Door rail cleaned"',
])
export const caseClose = caseAction(closeCaseForm, 'close', [
  'cases close 1042',
  'cases close 1043 --remark "Reported twice"',
])
export const caseReopen = caseAction(reopenCaseForm, 'reopen', ['cases reopen 1042 --remark "The door is stuck again"'])
