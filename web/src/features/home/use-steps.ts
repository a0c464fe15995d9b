import { startTransition, useEffect, useState } from 'react'

/** Counts up to a number, one by one as the page is free: what is drawn at each keeps no key or click waiting. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1))
  }, [step, last])
  return step
}
