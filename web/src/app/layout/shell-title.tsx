import { isPressing } from '@liftwatch/core/domain/passenger-traps'
import { useOpenTraps } from '@liftwatch/core/hooks/passenger-traps'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useEffect } from 'react'
import { usePageSubject } from '../../page-subject'
import { useTexts } from '../../texts'
import { badgedIcon } from './badged-icon'

/** The page's title and its icon, which say in any tab how many are trapped or not acknowledged. */
export function ShellTitle({ name }: { readonly name: string }) {
  const t = useTexts()
  const { data } = useOpenTraps(usePermissions().has('passenger-trap'))
  const number = data ? data.traps.filter(isPressing).length + data.total - data.traps.length : 0
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link || number === 0) return undefined
    const plain = link.href
    link.href = badgedIcon(number)
    return () => void (link.href = plain)
  }, [number])
  const subject = usePageSubject()
  const title = t('console.title', { name: subject === undefined ? name : `${subject} · ${name} ·` })
  return <title>{number === 0 ? title : `(${number}) ${title}`}</title>
}
