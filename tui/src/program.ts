import type { Translate } from '@liftwatch/core/text/translate'
import { createContext, useContext } from 'react'
import type { MessageBoard } from './components/message/message-board'
import type { KeyRouter } from './input/key-router'
import type { Theme } from './theme'

/** What every part of the monitor may use; made once, at the start. */
export interface Program {
  readonly translate: Translate
  readonly theme: Theme
  readonly keys: KeyRouter
  readonly messages: MessageBoard
  /** The server's address, for people. */
  readonly server: string
  readonly quit: (exitCode: number) => void
}

const ProgramContext = createContext<Program | undefined>(undefined)

export const ProgramProvider = ProgramContext.Provider

export function useProgram(): Program {
  const program = useContext(ProgramContext)
  if (!program) throw new Error('ProgramProvider is missing')
  return program
}
