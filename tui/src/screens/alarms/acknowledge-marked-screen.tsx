import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { AlarmState } from '@liftwatch/core/domain/alarms'
import { resourceOf } from '@liftwatch/core/domain/touched-resources'
import { acknowledgeOnce, type OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { startValues } from '@liftwatch/core/views/forms/form-values'
import { useState } from 'react'
import { Covered } from '../../components/dialog/covered'
import { useCheckedForm } from '../../components/form/use-checked-form'
import { ViewForm } from '../../components/form/view-form'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { MarkedResults } from './marked-results'

type Props = Omit<Extract<Screen, { name: 'acknowledge-marked' }>, 'name'>

/** Acknowledges what is marked, with one comment for all, and says of each how it went. */
export function AcknowledgeMarkedScreen({ view, list, marked, done }: Props) {
  const { translate } = useProgram()
  const { client } = useFrontEnd()
  const { back } = useNavigation()
  const [call, setCall] = useState<{ readonly run: (id: string) => Promise<OnceOutcome> }>()
  // The same of each: the first shows whether it can be sent.
  const { errors, submit, asked } = useCheckedForm(view, { id: marked[0]!.id }, input => {
    const { detail } = view.edits!
    setCall({
      run: id =>
        acknowledgeOnce(
          () => client.call<Endpoint>(detail, { id }) as Promise<AlarmState>,
          () => client.call(view.endpoint, { ...input, id }),
        ),
    })
  })

  const trail = [
    list,
    translate('monitor.keys.acknowledgeMarked'),
    translate('monitor.marked', { number: marked.length }),
  ]
  if (call)
    return (
      <MarkedResults trail={trail} resource={resourceOf(view.endpoint)} marked={marked} run={call.run} done={done} />
    )
  return (
    <Covered trail={trail} by={asked}>
      <ViewForm
        {...{ view, trail, errors, submit }}
        start={startValues(view)}
        lead={marked.map(({ name }) => name).join(', ')}
        cancel={back}
      />
    </Covered>
  )
}
