CREATE TABLE "clock_watermark" (
	"name" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "switched_on_by" uuid;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "switched_on_by_name" text;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "cancelled_at" bigint;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "cancelled_by" uuid;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "cancelled_by_name" text;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD COLUMN "last_editor_name" text;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD CONSTRAINT "oms_schedule_switched_on_by_app_user_id_fk" FOREIGN KEY ("switched_on_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD CONSTRAINT "oms_schedule_cancelled_by_app_user_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oms_schedule" ADD CONSTRAINT "oms_schedule_last_editor_id_app_user_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oms_schedule_open" ON "oms_schedule" USING btree ("lift_id","off_at") WHERE status = 'OPEN';