import { deviceBytesPerMinuteMax, deviceMessagesPerMinuteMax } from './bounds'
import { minuteMs } from '@liftwatch/core/limits'

/** What a device may still send; it fills up again with time, up to one minute's worth. */
interface Budget {
  messages: number
  bytes: number
  filledAt: number
}

export type BudgetReason = 'too-many-messages' | 'too-many-bytes'

export interface OverBudget {
  readonly reason: BudgetReason
  /** Until then there is enough again. */
  readonly waitMs: number
}

/** Beyond this those that are full again are forgotten; a stranger adds none, for only devices that logged in have one. */
const budgetsMax = 50_000

/** How many messages and bytes each device may send a minute, over all its connections and calls. */
export class DeviceBudgets {
  readonly #budgets = new Map<string, Budget>()

  /**
   * Takes from a device's budget. What is taken may overdraw it, for a message is either read or not; then the answer says
   * how long the device has to wait before its next one.
   * @param at epoch milliseconds
   */
  take(clientId: string, messages: number, bytes: number, at: number): OverBudget | undefined {
    const budget = this.#budgetOf(clientId, at)
    budget.messages -= messages
    budget.bytes -= bytes
    return this.#waitOf(budget)
  }

  /** Whether the device has to wait already, without taking anything. */
  look(clientId: string, at: number): OverBudget | undefined {
    return this.#waitOf(this.#budgetOf(clientId, at))
  }

  #waitOf({ messages, bytes }: Budget): OverBudget | undefined {
    if (messages < 0) {
      return { reason: 'too-many-messages', waitMs: Math.ceil((-messages / deviceMessagesPerMinuteMax) * minuteMs) }
    }
    if (bytes < 0) return { reason: 'too-many-bytes', waitMs: Math.ceil((-bytes / deviceBytesPerMinuteMax) * minuteMs) }
    return undefined
  }

  #budgetOf(clientId: string, at: number): Budget {
    const known = this.#budgets.get(clientId)
    if (!known) {
      if (this.#budgets.size >= budgetsMax) this.#forgetFull(at)
      const budget = { messages: deviceMessagesPerMinuteMax, bytes: deviceBytesPerMinuteMax, filledAt: at }
      this.#budgets.set(clientId, budget)
      return budget
    }
    const share = Math.max(0, at - known.filledAt) / minuteMs
    known.messages = Math.min(deviceMessagesPerMinuteMax, known.messages + share * deviceMessagesPerMinuteMax)
    known.bytes = Math.min(deviceBytesPerMinuteMax, known.bytes + share * deviceBytesPerMinuteMax)
    known.filledAt = at
    return known
  }

  #forgetFull(at: number): void {
    for (const [clientId, { filledAt }] of this.#budgets) if (at - filledAt > minuteMs) this.#budgets.delete(clientId)
  }
}
