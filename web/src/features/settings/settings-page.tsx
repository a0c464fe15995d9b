import { usePermissions } from '@liftwatch/core/hooks/session'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ForbiddenPage, NotFoundPage } from '../../app/message-pages'
import { settingsPath } from '../../app/paths'
import { isShown, sections } from './sections'
import { SettingsLayout } from './settings-layout'

/** One's own settings, and what an administrator opens from there: each section under a path of its own. */
export function SettingsPage() {
  const permissions = usePermissions()
  return (
    <Routes>
      <Route index element={<Navigate to={settingsPath('general')} replace />} />
      <Route element={<SettingsLayout />}>
        {sections.map(section => (
          <Route
            key={section.name}
            path={section.name}
            element={isShown(section, permissions) ? <section.Screen /> : <ForbiddenPage />}
          />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
