import * as fc from 'fast-check'
import { technicianCodes } from '@liftwatch/core/contract/alarms/technician-codes'
import { namedChoice, rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { expect, test } from 'vitest'

const codes = technicianCodes.map(({ code, label }) => ({ value: code, label }))
const teams = ['Harbour crew', 'Night rescue', 'Rescue south', 'Bedok'].map(name => ({ value: name, label: name }))

const valuesFor = (choices: typeof teams, text: string) => rankedChoices(choices, text).map(({ value }) => value)

test('what begins with the letters comes before what contains them', () => {
  expect(valuesFor(teams, 'r')).toEqual(['Rescue south', 'Night rescue', 'Harbour crew'])
  expect(valuesFor(teams, 'crew h')).toEqual(['Harbour crew'])
})

test('each word may begin a word: "door t" is the track of a door, not any other fault of one', () => {
  expect(valuesFor(codes, 'door t')[0]).toBe('1010')
  expect(valuesFor(codes, 'door t')).toContain('1000')
  expect(valuesFor(codes, '10')[0]).toBe('1000')
})

test('what is named exactly comes first, and nothing typed offers all in their order', () => {
  const choices = ['Team AB', 'Team A'].map(name => ({ value: name, label: name }))
  expect(valuesFor(choices, 'team  a')).toEqual(['Team A', 'Team AB'])
  expect(rankedChoices(choices, ' ')).toEqual(choices)
})

test('a team is known by its name in any case, and half a name is none', () => {
  expect(namedChoice(teams, ' night  RESCUE ')?.value).toBe('Night rescue')
  expect(namedChoice(teams, 'rescue s')).toBeUndefined()
  expect(namedChoice([...teams, { value: '', label: '' }], ' ')).toBeUndefined()
  expect(namedChoice(codes, 'motor')?.value).toBe('2020')
})

test('it answers choices that there are, each once, and finds each by its own name', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 12 })
  fc.assert(
    fc.property(names, fc.string({ maxLength: 6 }), (values, text) => {
      const choices = values.map(value => ({ value, label: value }))
      const ranked = rankedChoices(choices, text)
      expect(new Set(ranked).size).toBe(ranked.length)
      for (const choice of ranked) expect(choices).toContain(choice)
      for (const choice of choices) expect(rankedChoices(choices, choice.value)).toContain(choice)
    }),
  )
})
