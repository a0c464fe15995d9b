import { z } from 'zod/mini'
import { endpoint } from './endpoint'

/** An outside dashboard's name in addresses and calls. */
export const dashboardId = z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9 and -'))

/** Where a frame shows the dashboard, and what it logs in with (decisions.md section 16). */
export const dashboardAccess = z.object({ url: z.string(), accessToken: z.string(), refreshToken: z.string() })
export type DashboardAccess = z.infer<typeof dashboardAccess>

export const dashboards = {
  /** Those that the server's settings name, in their order. */
  list: endpoint('dashboards.list', {
    method: 'GET',
    path: '/api/dashboard',
    access: { permission: 'dashboard' },
    input: z.object({}),
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  /** Logs in to a dashboard, for a frame that shows it. What it hands out is for a person's browser, and not for scripts. */
  authorize: endpoint('dashboards.authorize', {
    method: 'POST',
    path: '/api/dashboard/{id}/authorize',
    access: { permission: 'dashboard' },
    needsSession: true,
    input: z.object({ id: dashboardId }),
    answer: dashboardAccess,
    errors: ['not-found', 'dashboard-unavailable'],
  }),
}
