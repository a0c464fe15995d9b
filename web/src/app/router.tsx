import { screens, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import type { MenuEntry } from '@liftwatch/core/domain/menu'
import { useState, type ReactElement } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { firstPage, lazyPage, plainPage } from './lazy-page'
import { builtMenu } from './built-menu'
import { builtScreens } from './built-screens'
import { isWithin } from './layout/shown-entry'
import { FirstPermitted, FirstScreen, MenuScreen } from './menu-screen'
import { ForbiddenPage, NotFoundPage } from './message-pages'
import { paths, withRedirect } from './paths'
import { screenAt } from './screen-pages'
import { loginFlag } from './session-flags'

const LoginPage = firstPage(async () => (await import('../features/session/login-page')).LoginPage)
const Visitor = plainPage(async () => (await import('./visitor')).Visitor)
const SignUpPage = lazyPage(async () => (await import('../features/session/sign-up-page')).SignUpPage)
const InvitationPage = lazyPage(async () => (await import('../features/session/invitation-page')).InvitationPage)
const JoinCreatePage = lazyPage(async () => (await import('../features/session/join-create-page')).JoinCreatePage)
const ForgetPasswordPage = lazyPage(
  async () => (await import('../features/session/forget-password-page')).ForgetPasswordPage,
)
const ResetPasswordPage = lazyPage(
  async () => (await import('../features/session/reset-password-page')).ResetPasswordPage,
)
const TwoStepPage = lazyPage(async () => (await import('../features/settings/two-step-page')).TwoStepPage)
const LinkExpiredPage = lazyPage(async () => (await import('../features/session/link-expired-page')).LinkExpiredPage)
const SetPasswordEntry = lazyPage(async () => (await import('../features/session/set-password-entry')).SetPasswordEntry)
const SetPasswordPage = lazyPage(async () => (await import('../features/settings/set-password-page')).SetPasswordPage)
const JoinSuccessPage = lazyPage(async () => (await import('../features/session/join-success-page')).JoinSuccessPage)
const NoPermissionPage = lazyPage(async () => (await import('../features/session/no-permission-page')).NoPermissionPage)
const SignedIn = plainPage(async () => (await import('./signed-in')).SignedIn)
const Member = plainPage(async () => (await import('./member')).Member)
const ChooseOrganizationPage = lazyPage(
  async () => (await import('../features/session/choose-organization-page')).ChooseOrganizationPage,
)

/** Begins to load what the address will show, while the server is still asked who this is: of the root what it is for nearly everyone. */
function loadAhead(pathname: string): void {
  const shown = pathname === paths.root ? screens.home.path : pathname
  const screen = screenAt(shown)
  // Each by itself, and so a task of its own: the session would run them all as one.
  void import('@liftwatch/core/contract/endpoint')
  void import('@liftwatch/core/contract/alarms/passenger-traps')
  void import('@liftwatch/core/contract/lists')
  // First, for what is drawn waits for the answer.
  if (screen) void import('./restore-session').then(({ restoreAhead }) => restoreAhead())
  // Later, each as a task of its own: to ask for ten files takes as long as all that is run here.
  for (const page of [SignedIn, Member, screen]) setTimeout(() => void page?.loadAhead())
}

if (loginFlag.read() !== undefined) loadAhead(window.location.pathname)

/** Sends a visitor to the login page, without asking the server who they are: no one has logged in here. */
function LoggedIn() {
  const isLoggedIn = loginFlag.use() !== undefined
  const [wasLoggedIn] = useState(isLoggedIn)
  const location = useLocation()
  if (isLoggedIn) return <Outlet />
  return <Navigate to={withRedirect(paths.login, location)} state={{ hasExpired: wasLoggedIn }} replace />
}

function screenRoute(name: ScreenName): ReactElement {
  return <Route key={`${name}/`} path={`${screens[name].path}/*`} element={<MenuScreen name={name} />} />
}

function routesOf({ name, children }: MenuEntry): ReactElement[] {
  if (!children) return [screenRoute(name)]
  return [
    <Route key={name} path={screens[name].path} element={<FirstPermitted of={children} />} />,
    // What lies beside its children.
    ...(builtScreens.has(name) ? [screenRoute(name)] : []),
  ]
}

// Children come after their parents, so that the last that fits is the deepest.
const entries = [...builtMenu, ...builtMenu.flatMap(({ children = [] }) => children)]

/** The routes of the menu's entry that the address is within. With those of all, each change of the address would sort forty. */
function menuRoutes(pathname: string): ReactElement[] {
  const entry = entries.findLast(({ name }) => isWithin(pathname, name))
  return entry ? routesOf(entry) : []
}

/** Where the first page is still being loaded there is nothing to be seen: no fallback, behind which React would keep it back. */
export function Router() {
  const { pathname } = useLocation()
  const isLoggedIn = loginFlag.use() !== undefined
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route path={paths.linkExpired} element={<LinkExpiredPage />} />
      <Route path={paths.forbidden} element={<ForbiddenPage />} />
      <Route element={<Visitor />}>
        <Route path={paths.invitation} element={<InvitationPage />} />
        <Route path={paths.joinCreate} element={<JoinCreatePage />} />
        <Route path={paths.forgetPassword} element={<ForgetPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      </Route>
      <Route path={paths.setPassword} element={isLoggedIn ? <SignedIn /> : <Visitor />}>
        <Route index element={isLoggedIn ? <SetPasswordPage /> : <SetPasswordEntry />} />
      </Route>
      <Route element={<LoggedIn />}>
        <Route element={<SignedIn />}>
          <Route path={paths.chooseOrganization} element={<ChooseOrganizationPage />} />
          <Route path={paths.joinSuccess} element={<JoinSuccessPage />} />
          <Route path={paths.noPermission} element={<NoPermissionPage />} />
          <Route path={paths.twoStep} element={<TwoStepPage />} />
          <Route element={<Member />}>
            <Route path={paths.root} element={<FirstScreen />} />
            {menuRoutes(pathname)}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
