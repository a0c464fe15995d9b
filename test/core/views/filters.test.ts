import { describe, expect, test } from 'vitest'
import { audit } from '@liftwatch/core/contract/accounts/audit'
import { groups } from '@liftwatch/core/contract/accounts/groups'
import { invitations } from '@liftwatch/core/contract/accounts/invitations'
import { organizations } from '@liftwatch/core/contract/accounts/organizations'
import { users } from '@liftwatch/core/contract/accounts/users'
import { buildings } from '@liftwatch/core/contract/estate/buildings'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { deviceAlarms } from '@liftwatch/core/contract/alarms/device-alarms'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { lifts } from '@liftwatch/core/contract/estate/lifts'
import { switchOffs } from '@liftwatch/core/contract/estate/switch-offs'
import { lmds } from '@liftwatch/core/contract/estate/lmds'
import { passengerTraps } from '@liftwatch/core/contract/alarms/passenger-traps'
import { rbes } from '@liftwatch/core/contract/alarms/rbes'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { languages } from '@liftwatch/core/text/translate'
import { auditFilters } from '@liftwatch/core/views/filters/audit'
import { buildingFilters } from '@liftwatch/core/views/filters/buildings'
import { caseFilters, complaintFilters } from '@liftwatch/core/views/filters/complaints'
import { liftAlarmFilters, lmdAlarmFilters, maintenanceFilters } from '@liftwatch/core/views/filters/device-alarms'
import { filterFields, namesOf, type FilterField } from '@liftwatch/core/views/filters/filter-field'
import { groupFilters } from '@liftwatch/core/views/filters/groups'
import { invitationFilters } from '@liftwatch/core/views/filters/invitations'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { liftFilters } from '@liftwatch/core/views/filters/lifts'
import { switchOffFilters } from '@liftwatch/core/views/filters/switch-offs'
import { lmdFilters } from '@liftwatch/core/views/filters/lmds'
import { organizationFilters } from '@liftwatch/core/views/filters/organizations'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { liftNameField, townFlags } from '@liftwatch/core/views/filters/place-fields'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { memberFilters, userFilters } from '@liftwatch/core/views/filters/users'

const byTheList = ['page', 'size', 'sort']

const ofAlarms = {
  liftId: 'the page of a lift asks for it; people have its name',
  changedFromTs: 'the live watch asks for it',
}

const ofOneCode = 'the record is of one code'
const ofOneOrganization = { organizationId: 'the page of an organisation asks for it' }
const ofOneDevice = { deviceId: 'the page of the lift or the device asks for it' }

/** Each list's filters, the input of its call, and what of that people cannot filter by, with the reason. */
const lists = {
  liftFaults: [liftFaultFilters, liftFaults.page.input, ofAlarms],
  passengerTraps: [passengerTrapFilters, passengerTraps.page.input, ofAlarms],
  rbes: [
    rbeFilters,
    rbes.page.input,
    { ...ofAlarms, operationalStatus: 'people do nothing about a building event: its list has no tabs' },
  ],
  lifts: [liftFilters, lifts.page.input, {}],
  switchOffs: [
    switchOffFilters,
    switchOffs.page.input,
    { liftId: 'the page of a lift asks for it', status: 'the tabs say it', delay: 'the tabs say it' },
  ],
  lmds: [lmdFilters, lmds.page.input, {}],
  buildings: [buildingFilters, buildings.page.input, {}],
  audit: [auditFilters, audit.page.input, {}],
  organizations: [organizationFilters, organizations.page.input, {}],
  users: [userFilters, users.page.input, {}],
  usersOfOrganization: [memberFilters, users.ofOrganization.input, ofOneOrganization],
  invitations: [invitationFilters, invitations.page.input, {}],
  invitationsOfOrganization: [invitationFilters, invitations.ofOrganization.input, ofOneOrganization],
  groups: [groupFilters, groups.page.input, {}],
  liftAlarms: [liftAlarmFilters, deviceAlarms.page.input, ofOneDevice],
  lmdAlarms: [lmdAlarmFilters, deviceAlarms.page.input, ofOneDevice],
  maintenance: [
    maintenanceFilters,
    deviceAlarms.page.input,
    { ...ofOneDevice, type: ofOneCode, errorCode: ofOneCode, alarmStatus: 'a lift has few visits' },
  ],
  cases: [
    caseFilters,
    complaints.page.input,
    {
      liftId: 'the page of a lift asks for it',
      liftFaultId: 'the page of a fault asks for it',
      passengerTrapId: 'the page of a trap asks for it',
    },
  ],
  complaints: [
    complaintFilters,
    complaints.page.input,
    {
      liftId: 'the page of a lift asks for it',
      liftFaultId: 'the page of a fault asks for it',
      passengerTrapId: 'the page of a trap asks for it',
      ...Object.fromEntries(
        ['tc', 'pfx', 'blk', 'lift', 'town', 'townCouncil'].map(name => [
          name,
          'complaints are listed of one lift or fault',
        ]),
      ),
      caseNo: 'those of one lift or fault are few',
      startTs: 'those of one lift or fault are few',
      endTs: 'those of one lift or fault are few',
    },
  ],
} as const

function labelsOf(field: FilterField) {
  if (field.kind === 'place') return []
  if (field.kind === 'days') return [field.label, field.from, field.until]
  return [field.label, ...('options' in field ? field.options.map(({ label }) => label) : [])]
}

describe.each(Object.entries(lists))('the filters of %s', (_, [filters, input, reasons]) => {
  const names = filters.fields.flatMap(field => namesOf<string>(field))

  test('are each what the list’s call takes', () => {
    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(names))
    expect(new Set(names).size).toBe(names.length)
  })

  test('are all that it takes, but for what has a reason', () => {
    // The box of a town and its council takes either; the command line has a flag for each.
    const towns = names.includes('tc') ? townFlags.map(({ name }) => name) : []
    const offered = [...names, ...towns, ...byTheList, ...Object.keys(reasons)]
    expect(Object.keys(input.shape).toSorted()).toEqual(offered.toSorted())
  })

  test.each(languages)('have words in %s', language => {
    const translate = translatorOf(language)
    for (const label of filters.fields.flatMap(labelsOf)) expect(translate(label)).not.toBe(label)
  })
})

test('a name that the input does not have does not compile', () => {
  const team = { kind: 'text', name: 'team', label: 'traps.team', width: '8rem', flag: '--team', help: '' } as const
  // @ts-expect-error -- buildings are not found by a team
  const byTeam = filterFields(buildings.page.input, [team])
  // @ts-expect-error -- a building's name has no part for the lift
  const byLift = filterFields(buildings.page.input, [liftNameField])
  expect([byTeam, byLift].map(({ fields }) => fields.length)).toEqual([1, 1])
})
