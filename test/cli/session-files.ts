import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@liftwatch/core/limits'
import { formatIso } from '@liftwatch/core/text/format-iso'

interface Members {
  readonly admin: string
  readonly goh: string
  readonly lena: string
}

/** One instant for all: an hour may end while a session is written. */
const now = Date.now()

/** To the hour, as people write it. */
export function inDays(days: number): string {
  return `${formatIso(now + days * dayMs).slice(0, 14)}00+08:00`
}

function filesOf({ admin, goh, lena }: Members): Readonly<Record<string, string>> {
  return {
    'contracts.csv': 'lift,lift_company,lmd_vendor\nAMK-AMA1-205-A,Verticale Lifts,\nAMK-AMA1-205-B,Ascendo Lifts,\n',
    'wrong-contracts.csv':
      'lift,lift_company,colour\n,Verticale Lifts,red\nAMK-AMA1-205-A,,\nAMK-AMA1-205-A,Ascendo Lifts\n',
    'unknown-contracts.csv': 'lift,lift_company\nAMK-AMA1-205-A,Ascendo Lifts\nAMK-AMA1-205-Z,Ascendo Lifts\n',
    'blocks.csv':
      'town_code,block,street,postal_code,lifts,lmd_hardware\nAMK,205,ANG MO KIO AVE 1,560205,2,v2\nAMK,206,ANG MO KIO AVE 1,560206,2,\n',
    'people.csv': `email,role,groups\nben@test.example,user,Night shift\n${goh},superuser,\n`,
    'in-charge.csv':
      'town_council,ward,role,name,phone,email\nAng Mo Kio Town Council,,PM,Tan Mei Ling,61234567,tan@test.example\nAng Mo Kio Town Council,Kebun Baru,PO,Lim Ah Hock,,\n',
    'wrong-in-charge.csv':
      'town_council,ward,role,name,phone\n,,PM,Tan,61234567\nAng Mo Kio Town Council,,boss,Tan,\nAng Mo Kio Town Council,,PM,Tan,none\n',
    'unknown-in-charge.csv': 'town_council,role,name\nNowhere Town Council,PM,Tan\n',
    'wrong-people.csv': 'email,role,groups\nben,user,\nann@test.example,guest,\nann@test.example,admin,Night shift\n',
    'unknown-people.csv': 'email,role,groups\nann@test.example,user,Night shift; Late shift\n',
    'cases.csv':
      'lift,priority,subcategory,description\nAMK-AMA1-205-B,NORMAL,LIGHT_FAN,灯坏了\nAMK-AMA1-205-B,IMMEDIATE,TRAPPED,"Two people, one of them old"\n',
    'wrong-cases.csv':
      'lift,priority,subcategory,description\n,NORMAL,LIGHT_FAN,Dark\nAMK-AMA1-205-B,SOON,DOOR,Stuck\nAMK-AMA1-205-B,NORMAL,DOOR,\n',
    'unknown-cases.csv':
      'lift,priority,subcategory,description\nAMK-AMA1-205-A,NORMAL,DOOR,Stuck\nAMK-AMA1-205-Z,NORMAL,DOOR,Stuck\n',
    'switch-offs.csv': `lift,offAt,onAt,report\nAMK-AMA1-205-A,${inDays(1)},${inDays(3)},New drive\nAMK-AMA1-205-B,${inDays(1)},${inDays(1.5)},Too short\n`,
    'wrong-switch-offs.csv':
      'lift,offAt,onAt,report\n,2026-12-01T08:00+08:00,2026-12-04T08:00+08:00,Ropes\nAMK-AMA1-205-A,tomorrow,2026-12-04T08:00:30+08:00,\n',
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
