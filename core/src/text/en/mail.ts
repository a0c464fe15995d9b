/** Mails are plain text: what it is, the link, until when, and what to do if one did not ask for it. */
export const mail = {
  resetSubject: 'Reset your Liftwatch password',
  reset: 'A request came in to reset the Liftwatch password of {{email}}. Choose a new one here:',
  resetNotAsked: 'If it was not you, do nothing: your password does not change.',
  inviteSubject: '{{organization}} invites you to Liftwatch',
  invite: '{{inviter}} invites {{email}} to join {{organization}} on Liftwatch. Join here:',
  inviteNotAsked: 'If you do not expect this, do nothing: you join only by opening the link.',
  linkExpires: 'The link works once, until {{expiresAt}} ({{timeZone}}).',
  secondFactorOnSubject: 'Two-step log-in is on',
  secondFactorOn: 'Two-step log-in was switched on for {{email}} on Liftwatch at {{at}} ({{timeZone}}).',
  secondFactorOffSubject: 'Two-step log-in is off',
  secondFactorOff: 'Two-step log-in was switched off for {{email}} on Liftwatch at {{at}} ({{timeZone}}).',
  secondFactorResetSubject: 'Two-step log-in was reset',
  secondFactorReset:
    '{{doer}} reset the two-step log-in of {{email}} on Liftwatch at {{at}} ({{timeZone}}). All your sessions have ended.',
  recoveryCodeSubject: 'A recovery code was used',
  recoveryCode:
    'A recovery code of {{email}} was used on Liftwatch at {{at}} ({{timeZone}}). Recovery codes left: {{left}}.',
  cases: {
    createdSubject: 'Case {{caseNo}}: {{lift}}, {{subcategory}}',
    created: 'A case was logged about a lift that you maintain.',
    reopenedSubject: 'Case {{caseNo}} was reopened: {{lift}}',
    reopened: 'A case about a lift that you maintain was reopened.',
    completedSubject: 'Case {{caseNo}} is complete: {{lift}}',
    completed: 'The work on a case about one of your lifts is complete. Look at it, and close it or reopen it.',
    about: 'Case {{caseNo}} · {{priority}} · {{subcategory}}\nLift {{lift}}, {{address}}',
  },
  switchOffs: {
    overdueSubject: 'Lift {{lift}} is still switched off',
    overdue: 'A planned switch-off is over, and the lift has not been switched on again.',
    about: 'Lift {{lift}}, {{address}}\nOff since {{offAt}}, on again planned for {{onAt}} ({{timeZone}}).',
  },
  notYou: 'If this was not you, change your password now and contact your administrator.',
} as const
