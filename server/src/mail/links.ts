/** Where the console takes the links of mails; its own `paths.ts` has the same routes (specification 1 section 2). */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password?token=${token}`
}

export function caseLink(publicUrl: string, id: string): string {
  return `${publicUrl}/case-management/view/${id}`
}

export function switchOffLink(publicUrl: string, id: string): string {
  return `${publicUrl}/oms-schedule/detail/${id}`
}

export function inviteLink(publicUrl: string, token: string): string {
  return `${publicUrl}/invites-join-fusion?inviteToken=${token}`
}
