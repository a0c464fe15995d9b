import { expect, test } from 'vitest'
import { oldLiftId, upgradeFromBefore } from '../harness/older-migrations'

function caseRow(no: number, subcategory: string, status: string): string {
  const id = `019a0000-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`
  return `('${id}', ${no}, '${oldLiftId}', '${subcategory}', 'It stops.', 'NORMAL', 'PHONE', '${status}', ${no}, ${no})`
}

test('cases of an older version are carried over: their words, their numbers and their counts', async () => {
  const rows = `
    INSERT INTO complaint (id, case_no, lift_id, subcategory, description, priority, media, status, created_at,
      updated_at)
    VALUES ${caseRow(1, 'Noise', 'OPEN')}, ${caseRow(2, 'Lift breakdown', 'CLOSED')}, ${caseRow(7, 'DOOR', 'OPEN')}`
  await upgradeFromBefore('cases', rows, async client => {
    const cases = await client.query('SELECT case_no, subcategory, description FROM complaint ORDER BY case_no')
    expect(cases.rows).toEqual([
      { case_no: 1, subcategory: 'NOISE', description: 'It stops.' },
      { case_no: 2, subcategory: 'OTHER', description: 'Lift breakdown: It stops.' },
      { case_no: 7, subcategory: 'DOOR', description: 'It stops.' },
    ])
    const next = await client.query('SELECT next_case_no() AS no')
    expect(next.rows).toEqual([{ no: 8 }])
    const counts = await client.query(
      'SELECT status, is_new, sum(change)::int AS change FROM complaint_count GROUP BY 1, 2 ORDER BY 1',
    )
    expect(counts.rows).toEqual([
      { status: 'CLOSED', is_new: false, change: 1 },
      { status: 'OPEN', is_new: true, change: 2 },
    ])
    const found = await client.query("SELECT name FROM building WHERE search_text LIKE '% mo%'")
    expect(found.rows).toHaveLength(1)
  })
})
