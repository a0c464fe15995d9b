CREATE INDEX "alarm_by_urgency" ON "alarm" USING btree ("type",((CASE
  WHEN alarm.operational_status = 'CLOSED' THEN 0
  WHEN alarm.type = 'PASSENGER_TRAP' THEN CASE
    WHEN alarm.alarm_status = 'SET' THEN CASE WHEN alarm.arrival_ts IS NULL THEN 4 ELSE 3 END
    WHEN alarm.acknowledge_at IS NULL THEN 2 ELSE 1 END
  ELSE 1
    + CASE WHEN alarm.acknowledge_at IS NULL THEN 6 WHEN alarm.report_at IS NULL THEN 3 ELSE 0 END
    + CASE alarm.severity WHEN 'URGENT' THEN 2 WHEN 'BREAKDOWN' THEN 1 ELSE 0 END
  END) * 10000000000000::bigint - alarm.alarm_start_ts),"id") WHERE operational_status <> 'CLOSED';