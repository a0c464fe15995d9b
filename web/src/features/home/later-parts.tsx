import './later-parts.css'
import { lazyPart } from '../../components/page/lazy-part'
import { TrendsSkeleton } from './trends-skeleton'

/** What is no hurry, each loaded when the figures are there. */
export const Trends = lazyPart(async () => (await import('./trends')).Trends, TrendsSkeleton)

/** Where lifts are out of service. */
export const OutOfService = lazyPart(async () => (await import('./out-of-service')).OutOfService)
