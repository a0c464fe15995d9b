import { translatorOf } from '@liftwatch/core/text/all-texts'
import type { Language } from '@liftwatch/core/text/translate'
import { createListeners } from '@liftwatch/core/client/listeners'
import { createMessageBoard } from '../components/message/message-board'
import { createTakeBackBoard } from '../components/message/take-back'
import { failureText, refusalText } from '../components/message/refusal-text'
import { createKeyRouter } from '../input/key-router'
import { lookOf, type Look, type TerminalFacts } from './look'
import type { Painter } from '../paint/painter'
import type { Program } from './program'
import { bell, copySequence, notifySequence, type Multiplexer } from '../paint/sequences'
import type { Settings } from './settings'
import type { SavedFile } from './store'
import { createTheme } from './theme'
import { createSnooze } from '../watch/snooze'

/** The program as the settings now are, and what tells when they change. */
export interface ProgramSource {
  readonly current: () => Omit<Program, 'suspend'>
  readonly look: () => Look
  readonly subscribe: (listener: () => void) => () => void
  /** Another of several servers answers now. */
  readonly workAt: (server: string) => void
}

export interface ProgramOptions {
  readonly server: string
  /** What was asked for at the start; the settings have the rest. */
  readonly language: Language | undefined
  readonly isReadOnly: boolean
  readonly canSuspend: boolean
  readonly isScreenReader: boolean
  readonly terminalFacts: TerminalFacts
  readonly multiplexer: Multiplexer
  readonly file: SavedFile
  readonly saveFolders: readonly string[]
  /** Milliseconds, for what goes by how long something was in sight. This machine's, if it is left out. */
  readonly clock?: () => number
}

export function createProgramSource(
  options: ProgramOptions,
  painter: Pick<Painter, 'send' | 'repaint'>,
  quit: (exitCode: number) => void,
): ProgramSource {
  const { file, multiplexer, clock = Date.now } = options
  const listeners = createListeners()
  const messages = createMessageBoard()
  const takeBacks = createTakeBackBoard()
  const snooze = createSnooze()
  const underWay = new Set<string>()
  const saving = new Set<string>()
  let language = options.language
  let { server } = options
  let settings = file.read().settings
  let look = lookOf(settings, options.terminalFacts)
  const keys = createKeyRouter({
    onPress: messages.clear,
    onRefused: refusal => messages.show(refusalText(program.translate, refusal), 'warning'),
    onFailed: error => messages.show(failureText(program.translate, error), 'critical'),
    onUnbound: key => messages.show(program.translate('monitor.unbound', { key }), 'muted'),
    onUnseen: () => messages.show(program.translate('monitor.rowsMoved'), 'warning'),
  })
  let program = make()

  function changeSettings(change: Partial<Settings>): void {
    settings = { ...settings, ...change }
    file.write({ settings })
    if (change.language) language = change.language
    look = lookOf(settings, options.terminalFacts)
    program = make()
    listeners.call()
    painter.repaint()
  }

  function make(): Omit<Program, 'suspend'> {
    const translate = translatorOf(language ?? settings.language ?? 'en')
    return {
      translate,
      theme: createTheme(look),
      settings,
      changeSettings,
      defaults: {
        read: list => file.read().filters[list],
        write: (list, values) => file.write({ filters: { ...file.read().filters, [list]: { ...values } } }),
      },
      hidden: {
        read: list => file.read().hidden[list] ?? [],
        write: (list, hidden) => file.write({ hidden: { ...file.read().hidden, [list]: [...hidden] } }),
      },
      views: {
        read: key => file.read().views[`${options.server} ${key}`],
        write: (key, view) => file.write({ views: { ...file.read().views, [`${options.server} ${key}`]: view } }),
      },
      keys,
      clock,
      underWay,
      saving,
      messages,
      takeBacks,
      server,
      isReadOnly: options.isReadOnly,
      canSuspend: options.canSuspend,
      isScreenReader: options.isScreenReader,
      saveFolders: options.saveFolders,
      copy(text) {
        painter.send(copySequence(text, multiplexer))
        messages.show(translate('monitor.copied', { text: text.split('\n')[0]! }), 'ok')
      },
      snooze,
      ring: () => painter.send(bell),
      notify: (title, text) => painter.send(notifySequence(settings.notificationBy, title, text, multiplexer)),
      repaint: painter.repaint,
      quit,
    }
  }

  return {
    current: () => program,
    look: () => look,
    subscribe: listeners.subscribe,
    workAt(answering) {
      server = answering
      program = make()
      listeners.call()
      messages.show(program.translate('live.nowAt', { server }), 'warning')
    },
  }
}
