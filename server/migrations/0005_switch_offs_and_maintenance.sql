CREATE TABLE "lm_schedule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lift_id" uuid NOT NULL,
	"date" date NOT NULL,
	"original_date" date NOT NULL,
	"change_date_reason" text,
	"finalization" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oms_schedule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lift_id" uuid NOT NULL,
	"status" text NOT NULL,
	"off_at" bigint NOT NULL,
	"on_at" bigint NOT NULL,
	"switch_on_at" bigint,
	"closed_at" bigint,
	"report" text NOT NULL,
	"tel" text,
	"created_by" uuid,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD CONSTRAINT "lm_schedule_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD CONSTRAINT "oms_schedule_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD CONSTRAINT "oms_schedule_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lm_schedule_date_lift_id_index" ON "lm_schedule" USING btree ("date","lift_id");--> statement-breakpoint
CREATE INDEX "lm_schedule_lift_id_date_index" ON "lm_schedule" USING btree ("lift_id","date");--> statement-breakpoint
CREATE INDEX "oms_schedule_lift_id_off_at_index" ON "oms_schedule" USING btree ("lift_id","off_at");--> statement-breakpoint
CREATE INDEX "oms_schedule_status_off_at_id_index" ON "oms_schedule" USING btree ("status","off_at","id");--> statement-breakpoint
CREATE INDEX "oms_schedule_on_at_index" ON "oms_schedule" USING btree ("on_at");--> statement-breakpoint
CREATE INDEX "alarm_long" ON "alarm" USING btree ("type","alarm_start_ts") WHERE operational_status = 'CLOSED' AND closed_at - alarm_start_ts > 86400000;