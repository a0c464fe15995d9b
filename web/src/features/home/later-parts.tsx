import './later-parts.css'
import { plainPart } from '../../components/page/lazy-part'
import { TrendsSkeleton } from './trends-skeleton'

/** What is no hurry, each loaded when the figures are there. */
export const Trends = plainPart(async () => (await import('./trends')).Trends, TrendsSkeleton)

/** Where lifts are out of service. */
export const OutOfService = plainPart(async () => (await import('./out-of-service')).OutOfService)
