DROP INDEX "alarm_by_start";--> statement-breakpoint
CREATE INDEX "complaint_open" ON "complaint" USING btree ("priority","created_at","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "oms_schedule_closed_at_index" ON "oms_schedule" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "alarm_by_start" ON "alarm" USING btree ("type","alarm_start_ts","id","lift_id");--> statement-breakpoint
-- The trend counts by an index alone what has been vacuumed; usually that waits until a fifth of all alarms there ever were has changed.
ALTER TABLE alarm SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
