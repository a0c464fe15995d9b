import { expect, test } from 'vitest'
import { moveAll } from '../harness/move-all'
import { oldLiftId, upgradeFromBefore } from '../harness/older-migrations'

const faultId = '019a0000-0000-7000-8000-000000000101'

function alarmRow(no: number, status: string, startTs: string, closedAt: string): string {
  const id = `019a0000-0000-7000-8000-0000000001${String(no).padStart(2, '0')}`
  return `('${id}', '${oldLiftId}', 'LIFT_FAULT', ${no}, 'Door', 'CLEAR', ${startTs}, ${startTs} + 1000, ${startTs} + 1000, ${no}, '${status}', ${closedAt})`
}

test('alarms and edges of an older version are in the month in which they were closed, with their counts and their cases', async () => {
  const [may, june] = [Date.UTC(2023, 4, 31, 23), Date.UTC(2023, 5, 1)]
  const rows = `
    INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, alarm_clear_ts, last_edge_ts,
      last_edge_seq, operational_status, closed_at)
    VALUES ${alarmRow(1, 'CLOSED', `${may}`, `${june - 1}`)}, ${alarmRow(2, 'CLOSED', `${may}`, `${june}`)},
      ${alarmRow(3, 'OUTSTANDING', `${may}`, 'NULL')}, ${alarmRow(4, 'CLOSED', `${may}`, 'NULL')};
    INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
    VALUES ('${oldLiftId}', 'LIFT_FAULT', 1, ${june - 1}, 1, 'SET', ''), ('${oldLiftId}', 'LIFT_FAULT', 1, ${june}, 2, 'CLEAR', '');
    INSERT INTO complaint (id, case_no, lift_id, lift_fault_id, subcategory, description, priority, media, status, created_at,
      updated_at)
    VALUES ('${oldLiftId}', 1, '${oldLiftId}', '${faultId}', 'DOOR', 'It stops.', 'NORMAL', 'PHONE', 'OPEN', 1, 1)`
  await upgradeFromBefore('alarms_by_month', rows, async (client, app) => {
    await moveAll(app)
    const places = await client.query('SELECT number, tableoid::regclass::text AS place FROM alarm ORDER BY number')
    expect(places.rows).toEqual([
      { number: 1, place: 'alarm_2023_05' },
      { number: 2, place: 'alarm_2023_06' },
      { number: 3, place: 'alarm_current' },
      // It was closed, and when was not said: at its last message.
      { number: 4, place: 'alarm_2023_05' },
    ])
    const edges = await client.query('SELECT seq::int, tableoid::regclass::text AS place FROM alarm_edge ORDER BY seq')
    expect(edges.rows).toEqual([
      { seq: 1, place: 'alarm_edge_2023_05' },
      { seq: 2, place: 'alarm_edge_2023_06' },
    ])
    const counts = () =>
      client.query(
        'SELECT operational_status AS status, sum(change)::int AS count FROM alarm_count GROUP BY 1 ORDER BY 1',
      )
    expect((await counts()).rows).toEqual([
      { status: 'CLOSED', count: 3 },
      { status: 'OUTSTANDING', count: 1 },
    ])
    const linked = await client.query('SELECT complaint_cnt FROM complaint JOIN alarm ON alarm.id = lift_fault_id')
    expect(linked.rows).toEqual([{ complaint_cnt: 1 }])
    await client.query(`UPDATE alarm SET operational_status = 'CLOSED', closed_at = ${june} WHERE number = 3`)
    expect((await counts()).rows).toEqual([
      { status: 'CLOSED', count: 4 },
      { status: 'OUTSTANDING', count: 0 },
    ])
    // As before, one of a lift, kind and number can be open.
    const open = `UPDATE alarm SET operational_status = 'OUTSTANDING', closed_at = NULL, number = 3 WHERE number IN (1, 2)`
    await expect(client.query(open)).rejects.toThrow('alarm_open')
  })
})
