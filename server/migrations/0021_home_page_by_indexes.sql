DROP INDEX "lift_scope_id_index";--> statement-breakpoint
DROP INDEX "oms_schedule_closed_at_index";--> statement-breakpoint
DROP INDEX "complaint_open";--> statement-breakpoint
CREATE INDEX "alarm_open_state" ON "alarm" USING btree ("type","severity","alarm_status","acknowledge_at","operational_status","lift_id") WHERE operational_status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "lift_of_scope" ON "lift" USING btree ("scope_id","id","lmd_id","building_id");--> statement-breakpoint
CREATE INDEX "lmd_silent" ON "lmd" USING btree ("id","building_id") WHERE NOT is_online;--> statement-breakpoint
CREATE INDEX "oms_schedule_by_close" ON "oms_schedule" USING btree ("closed_at","status","lift_id");--> statement-breakpoint
CREATE INDEX "complaint_open" ON "complaint" USING btree ("priority","created_at","id","lift_id") WHERE status = 'OPEN';