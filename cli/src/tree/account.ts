import type { Group } from './node'

export const tokens: Group = {
  name: 'tokens',
  summary: 'Access tokens for scripts: yours, or those of a service account',
  children: [
    {
      name: 'list',
      summary: 'List your access tokens',
      load: async attach => attach((await import('../commands/tokens/list')).tokenList),
    },
    {
      name: 'create',
      summary: 'Create an access token; it is shown once',
      load: async attach => attach((await import('../commands/tokens/create')).tokenCreate),
    },
    {
      name: 'rename',
      summary: 'Rename an access token',
      load: async attach => attach((await import('../commands/tokens/rename')).tokenRename),
    },
    {
      name: 'rotate',
      summary: 'Give an access token a new secret; it is shown once',
      load: async attach => attach((await import('../commands/tokens/rotate')).tokenRotate),
    },
    {
      name: 'revoke',
      summary: 'Revoke an access token',
      load: async attach => attach((await import('../commands/tokens/revoke')).tokenRevoke),
    },
  ],
}

export const sessions: Group = {
  name: 'sessions',
  summary: 'Your sessions',
  children: [
    {
      name: 'list',
      summary: 'List your sessions',
      load: async attach => attach((await import('../commands/sessions/list')).sessionList),
    },
    {
      name: 'end',
      summary: 'End one of your sessions, all others, or those of a user',
      load: async attach => attach((await import('../commands/sessions/end')).sessionEnd),
    },
  ],
}

export const mail: Group = {
  name: 'mail',
  summary: 'Sent and pending mails',
  children: [
    {
      name: 'outbox',
      summary: 'List the mails, newest first, with their links where no mail server is set up',
      load: async attach => attach((await import('../commands/mail/outbox')).mailOutbox),
    },
    {
      name: 'resend',
      summary: 'Send failed mails again now',
      load: async attach => attach((await import('../commands/mail/resend')).mailResend),
    },
  ],
}

export const codes: Group = {
  name: 'codes',
  summary: 'Codes of technicians’ reports',
  children: [
    {
      name: 'list',
      summary: 'List the codes with their meanings and ranges',
      load: async attach => attach((await import('../commands/codes/list')).codeList),
    },
  ],
}

export const context: Group = {
  name: 'context',
  summary: 'Servers and accounts to work with, by name',
  children: [
    {
      name: 'list',
      summary: 'List the contexts',
      load: async attach => attach((await import('../commands/context/list')).contextList),
    },
    {
      name: 'show',
      summary: 'Show one context',
      load: async attach => attach((await import('../commands/context/show')).contextShow),
    },
    {
      name: 'use',
      summary: 'Choose the context to work with',
      load: async attach => attach((await import('../commands/context/use')).contextUse),
    },
    {
      name: 'add',
      summary: 'Add a context',
      load: async attach => attach((await import('../commands/context/add')).contextAdd),
    },
    {
      name: 'remove',
      summary: 'Remove a context and its saved session',
      load: async attach => attach((await import('../commands/context/remove')).contextRemove),
    },
  ],
}
