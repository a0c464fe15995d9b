import { z } from 'zod/mini'
import { nameMaxCharacters } from '../../limits'
import { alarmFilter, alarmResponse, alarmRow, comment, reportFields, tabCounts } from './alarms'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, idInput, instantInput, pageInput, pageOf, requiredText, sortInput, text, yesOrNo } from '../input'
import { madeFrom } from '../last-edit'

/** Specification 1 section 3. A team is known by its name, so that `team` and `teamName` are one (DECISIONS.md). */
export const passengerTrap = z.extend(alarmRow, {
  ...alarmResponse.shape,
  team: z.nullable(z.string()),
  teamName: z.nullable(z.string()),
  /** Who reported, as they called themselves. */
  operatorName: z.nullable(z.string()),
  ptCode: z.nullable(z.string()),
  /** Lift faults of the same lift around the trap. */
  liftFaultCnt: z.int(),
})
export type PassengerTrap = z.infer<typeof passengerTrap>

export const passengerTrapSortFields = ['alarmStartTs', 'alarmClearTs', 'liftName', 'team', 'urgency'] as const

export const passengerTrapFilter = z.extend(alarmFilter, {
  /** The lift company's name. */
  company: z.optional(text(100)),
  team: z.optional(text(nameMaxCharacters)),
  /** Open, with a passenger inside or never acknowledged; or all others. */
  isWaiting: z.optional(yesOrNo),
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})
export type PassengerTrapFilter = z.input<typeof passengerTrapFilter>

const sort = z._default(sortInput(passengerTrapSortFields), 'alarmStartTs,DESC')

const teamName = requiredText(nameMaxCharacters, 'Please enter team')

const readable = { permission: 'passenger-trap' } as const
const writable = { permission: 'passenger-trap.write' } as const

export const passengerTraps = {
  page: endpoint('passengerTraps.page', {
    method: 'GET',
    path: '/api/passenger/trap/page',
    access: readable,
    input: z.extend(passengerTrapFilter, { ...pageInput.shape, sort }),
    answer: pageOf(passengerTrap),
  }),
  export: endpoint('passengerTraps.export', {
    method: 'GET',
    path: '/api/passenger/trap/export',
    access: readable,
    input: z.extend(passengerTrapFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  count: endpoint('passengerTraps.count', {
    method: 'GET',
    path: '/api/passenger/trap/count',
    access: readable,
    input: z.omit(passengerTrapFilter, { operationalStatus: true }),
    answer: tabCounts,
  }),
  /** The teams that were sent before, by name, for a box that offers them. */
  teams: endpoint('passengerTraps.teams', {
    method: 'GET',
    path: '/api/passenger/trap/teams',
    access: readable,
    input: z.object({}),
    answer: z.array(z.string()),
  }),
  detail: endpoint('passengerTraps.detail', {
    method: 'GET',
    path: '/api/passenger/trap/{id}',
    access: readable,
    input: idInput,
    answer: passengerTrap,
    errors: ['not-found'],
  }),
  acknowledge: endpoint('passengerTraps.acknowledge', {
    method: 'PUT',
    path: '/api/passenger/trap/ack',
    access: writable,
    input: z.object({ id, team: teamName, comment }),
    answer: passengerTrap,
    errors: ['not-found', 'already-closed', 'already-acknowledged', 'not-awaiting-acknowledgement'],
    isAudited: true,
  }),
  /** Takes one's own acknowledgement back, shortly after it. `team` is the one that went with it: a team corrected since stays. */
  takeBack: endpoint('passengerTraps.takeBack', {
    method: 'PUT',
    path: '/api/passenger/trap/unack',
    access: writable,
    input: z.object({ id, team: teamName }),
    answer: passengerTrap,
    errors: ['not-found', 'not-taken-back'],
    isAudited: true,
  }),
  /** Names the team that was really sent; who acknowledged, and when, remains. */
  correctTeam: endpoint('passengerTraps.correctTeam', {
    method: 'PUT',
    path: '/api/passenger/trap/team',
    access: writable,
    input: z.object({ id, ...madeFrom, team: teamName }),
    answer: passengerTrap,
    errors: ['not-found', 'no-team-to-correct', 'changed-meanwhile'],
    isAudited: true,
  }),
  arrive: endpoint('passengerTraps.arrive', {
    method: 'PUT',
    path: '/api/passenger/trap/arrive/{id}',
    access: writable,
    input: idInput,
    answer: passengerTrap,
    errors: ['not-found', 'already-closed', 'not-deployed'],
    isAudited: true,
  }),
  report: endpoint('passengerTraps.report', {
    method: 'PUT',
    path: '/api/passenger/trap/report',
    access: writable,
    input: z.object({
      id,
      ...madeFrom,
      name: reportFields.technicianName,
      code: reportFields.faultCode,
      result: reportFields.result,
    }),
    answer: passengerTrap,
    errors: ['not-found', 'report-locked', 'changed-meanwhile'],
    isAudited: true,
  }),
}
