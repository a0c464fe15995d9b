import type { CaseEvent, CaseSubcategory } from '@liftwatch/core/contract/alarms/case-fields'
import { closeRemarks, faultComplaints, reopenRemarks, technicians, trapComplaints, workRemarks } from './case-words'
import type { Random } from './random'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Cases of the last days are still being worked on. */
const openForMs = 120 * hourMs

/** Someone who works on cases, for their organisation. */
export interface CasePerson {
  readonly userId: string
  readonly name: string
  readonly organizationId: string
}

/** Who logs and closes the cases of a lift, and who works on them. */
export interface CasePeople {
  readonly desk: readonly CasePerson[]
  readonly workers: readonly CasePerson[]
}

/** What was done to a past case. */
export interface CaseStep {
  readonly event: CaseEvent
  readonly at: number
  readonly by: CasePerson
  readonly technicianName?: string
  readonly remark?: string
}

/** A past case: what was said, and what was done, the first step its logging. */
export interface PastCase {
  readonly subcategory: CaseSubcategory
  readonly description: string
  readonly steps: readonly CaseStep[]
}

/** How far cases come, each by its steps after the first; the last two are done with. */
const courses: readonly (readonly CaseEvent[])[] = [
  [],
  ['seen'],
  ['seen', 'deploy'],
  ['seen', 'deploy', 'complete'],
  ['seen', 'deploy', 'complete', 'reopen'],
  ['seen', 'deploy', 'complete', 'close'],
  ['seen', 'deploy', 'complete', 'reopen', 'complete', 'close'],
  ['seen', 'close'],
]
const openCourses = courses.slice(0, 5)
const usualCourse = courses[5]!
const rareCourses = courses.slice(6)

function courseOf(random: Random, isRecent: boolean, turn: number): readonly CaseEvent[] {
  if (isRecent) return openCourses[turn % openCourses.length]!
  return random.chance(0.85) ? usualCourse : random.pick(rareCourses)
}

/** What is said with a step. */
function wordsOf(event: CaseEvent, before: CaseEvent, random: Random): Pick<CaseStep, 'technicianName' | 'remark'> {
  if (event === 'deploy') return { technicianName: random.pick(technicians) }
  if (event === 'complete') return { remark: random.pick(workRemarks) }
  if (event === 'reopen') return { remark: random.pick(reopenRemarks) }
  return event === 'close' && before !== 'complete' ? { remark: random.pick(closeRemarks) } : {}
}

function whoDoes(event: CaseEvent, { desk, workers }: CasePeople, random: Random): CasePerson {
  const isWork = event === 'deploy' || event === 'complete' || event === 'seen'
  return random.pick(isWork && workers.length > 0 ? workers : desk)
}

/**
 * A case about an alarm that began at an instant, as it is at another; nothing is done in between those to whom nothing is left to do.
 * @param alarm whether someone was trapped, and when it began (epoch milliseconds)
 * @param turn which of the cases it is: of those of the last days each state has its part
 */
export function pastCase(
  random: Random,
  alarm: { readonly isTrap: boolean; readonly startTs: number },
  people: CasePeople,
  { toTs, turn }: { readonly toTs: number; readonly turn: number },
): PastCase {
  const [subcategory, description] = random.pick(alarm.isTrap ? trapComplaints : faultComplaints)
  const createdAt = alarm.startTs + Math.round(random.between(4, alarm.isTrap ? 15 : 60) * minuteMs)
  const steps: CaseStep[] = [{ event: 'create', at: createdAt, by: random.pick(people.desk) }]
  let at = createdAt
  const course = courseOf(random, toTs - createdAt < openForMs, turn)
  // What was logged just now has come as far in less time.
  const longest = Math.min(90, (toTs - createdAt) / minuteMs / (course.length + 1))
  for (const event of course) {
    at += Math.round(random.between(longest / 10, longest) * minuteMs)
    const by = whoDoes(event, people, random)
    // One's own case one has seen.
    if (event === 'seen' && by.userId === steps[0]!.by.userId) continue
    steps.push({ event, at, by, ...wordsOf(event, steps.at(-1)!.event, random) })
  }
  return { subcategory, description, steps }
}
