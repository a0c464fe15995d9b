-- Minor faults close when their device says CLEAR, acknowledged or not. Those that cleared while they were acknowledged
-- wait for a report that is not due.
UPDATE "alarm"
SET "operational_status" = 'CLOSED', "closed_at" = greatest("alarm_clear_ts", "acknowledge_at")
WHERE "type" = 'LIFT_FAULT' AND "severity" = 'NON_BREAKDOWN'
  AND "operational_status" = 'DEPLOYMENT' AND "alarm_status" = 'CLEAR';
