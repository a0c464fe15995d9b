import { secondFactor } from '@liftwatch/core/contract/second-factor'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { showMessage } from '../../components/messages'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { PasswordBox } from '../../components/form/password-box'
import { useTexts } from '../../texts'
import { CodeBox } from './code-box'
import { twoStepWords } from './two-step-words'

type OffField = 'password' | 'code'

export function TwoStepOff({ done }: { readonly done: () => void }) {
  const t = useTexts()
  const { client } = useFrontEnd()

  async function send(typed: FormData): Promise<FormProblems<OffField>> {
    const checked = secondFactor.remove.input.safeParse(Object.fromEntries(typed))
    if (!checked.success) return shapeProblems(checked.error, typed, twoStepWords(t))
    try {
      await client.secondFactor.remove(checked.data)
      showMessage('ok', t('twoStep.offDone'))
      done()
      return {}
    } catch (error) {
      return serverProblems(error, t, { 'wrong-password': ['password'], 'wrong-code': ['code'] })
    }
  }

  return (
    <Form<OffField> action={t('twoStep.off')} send={send}>
      {problems => (
        <>
          <PasswordBox
            name="password"
            label={t('session.password')}
            autoComplete="current-password"
            problem={problems.password}
          />
          <CodeBox hint={t('twoStep.offHint')} problem={problems.code} />
        </>
      )}
    </Form>
  )
}
