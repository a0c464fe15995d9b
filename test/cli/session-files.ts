import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Members {
  readonly admin: string
  readonly goh: string
  readonly lena: string
}

function filesOf({ admin, goh, lena }: Members): Readonly<Record<string, string>> {
  return {
    'contracts.csv': 'lift,lift_company,lmd_vendor\nAMK-AMA1-205-A,Verticale Lifts,\nAMK-AMA1-205-B,Ascendo Lifts,\n',
    'wrong-contracts.csv':
      'lift,lift_company,colour\n,Verticale Lifts,red\nAMK-AMA1-205-A,,\nAMK-AMA1-205-A,Ascendo Lifts\n',
    'unknown-contracts.csv': 'lift,lift_company\nAMK-AMA1-205-A,Ascendo Lifts\nAMK-AMA1-205-Z,Ascendo Lifts\n',
    'people.csv': `email,role,groups\nben@test.example,user,Night shift\n${goh},superuser,\n`,
    'wrong-people.csv': 'email,role,groups\nben,user,\nann@test.example,guest,\nann@test.example,admin,Night shift\n',
    'unknown-people.csv': 'email,role,groups\nann@test.example,user,Night shift; Late shift\n',
    'wrong-access.yaml': `organization: Liftwatch
groups:
  - name: Night shift
    permissions: [lift-fault]
    member: [${goh}]
members:
  - email: ${admin}
    role: ADMIN
  - email: goh
    role: USER
`,
    'broken-access.yaml': 'organization: Liftwatch\ngroups: [\nmembers:\n  - email: x\n',
    'new-access.yaml': `organization: Liftwatch
groups:
  - name: Night shift
    permissions: [lift-fault, lifts]
    members: [${goh}, ann@test.example]
  - name: Day shift
    permissions: [rbe]
    members: []
members:
  - email: ${admin}
    role: ADMIN
  - email: ${goh}
    role: USER
  - email: ${lena}
    role: ADMIN
  - email: ann@test.example
    role: USER
`,
  }
}

/** Writes the files that sessions name, into a folder. */
export async function writeSessionFiles(folder: string, members: Members): Promise<void> {
  await Promise.all(Object.entries(filesOf(members)).map(([name, text]) => writeFile(join(folder, name), text)))
}
