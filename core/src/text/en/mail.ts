/** Mails are plain text: what it is, the link, until when, and what to do if one did not ask for it. */
export const mail = {
  resetSubject: 'Reset your Liftwatch password',
  reset: 'Somebody asked to reset the Liftwatch password of {{email}}. Choose a new one here:',
  resetNotAsked: 'If it was not you, do nothing: your password stays as it is.',
  inviteSubject: '{{organization}} invites you to Liftwatch',
  invite: '{{inviter}} invites {{email}} to join {{organization}} on Liftwatch. Join here:',
  inviteNotAsked: 'If you do not expect this, do nothing: you join only by opening the link.',
  linkExpires: 'The link works once, until {{expiresAt}} ({{timeZone}}).',
} as const
