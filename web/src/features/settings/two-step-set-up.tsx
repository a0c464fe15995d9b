import { chakra } from '@chakra-ui/react'
import { secondFactor } from '@liftwatch/core/contract/second-factor'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useSession } from '@liftwatch/core/hooks/session'
import { useState } from 'react'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { PasswordBox } from '../../components/form/password-box'
import { useTexts } from '../../texts'
import { CodeBox } from './code-box'
import { QrCode } from './qr-code'
import { twoStepWords } from './two-step-words'

interface SetUp {
  readonly uri: string
  readonly secret: string
}

/** The password again, for a session may have been left open. */
function Begin({ started }: { readonly started: (setUp: SetUp) => void }) {
  const t = useTexts()
  const { client } = useFrontEnd()

  async function send(typed: FormData): Promise<FormProblems<'password'>> {
    const checked = secondFactor.begin.input.safeParse(Object.fromEntries(typed))
    if (!checked.success) return shapeProblems(checked.error, typed, { password: twoStepWords(t).password })
    try {
      started(await client.secondFactor.begin(checked.data))
      return {}
    } catch (error) {
      return serverProblems(error, t, { 'wrong-password': ['password'] })
    }
  }

  return (
    <Form<'password'> action={t('twoStep.begin')} send={send}>
      {problems => (
        <PasswordBox
          name="password"
          label={t('session.password')}
          autoComplete="current-password"
          problem={problems.password}
        />
      )}
    </Form>
  )
}

interface ConfirmProps {
  readonly setUp: SetUp
  readonly confirmed: (recoveryCodes: readonly string[]) => void
}

function Confirm({ setUp: { uri, secret }, confirmed }: ConfirmProps) {
  const t = useTexts()
  const { client } = useFrontEnd()
  const state = useSession()
  const name = state.status === 'ready' || state.status === 'choosing' ? state.user.email : ''

  async function send(typed: FormData): Promise<FormProblems<'code'>> {
    const checked = secondFactor.confirm.input.safeParse(Object.fromEntries(typed))
    if (!checked.success) return shapeProblems(checked.error, typed, { code: twoStepWords(t).code })
    try {
      confirmed((await client.secondFactor.confirm(checked.data)).recoveryCodes)
      return {}
    } catch (error) {
      return serverProblems(error, t, { 'wrong-code': ['code'] })
    }
  }

  return (
    <>
      <chakra.p>{t('twoStep.scan')}</chakra.p>
      <QrCode text={uri} label={t('twoStep.qr')} />
      <chakra.p color="fg.muted">
        {t('twoStep.secret')}:{' '}
        <chakra.code fontFamily="monospace" color="fg" overflowWrap="anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </chakra.code>
        <br />
        {t('twoStep.secretFor', { name })}
      </chakra.p>
      <Form<'code'> action={t('twoStep.confirm')} send={send}>
        {problems => <CodeBox problem={problems.code} />}
      </Form>
    </>
  )
}

/** From the password to the first code. */
export function TwoStepSetUp({ confirmed }: Pick<ConfirmProps, 'confirmed'>) {
  const [setUp, setSetUp] = useState<SetUp>()
  return setUp ? <Confirm setUp={setUp} confirmed={confirmed} /> : <Begin started={setSetUp} />
}
