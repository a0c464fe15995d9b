import { useQueryClient } from '@tanstack/react-query'
import { secondFactor } from '../contract/accounts/second-factor'
import { answerKey } from './answer'

/** To be called once the user's own second factor has changed. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: answerKey(secondFactor.find, {}) })
}
