CREATE TABLE "lm_description" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lift_id" uuid NOT NULL,
	"month" text NOT NULL,
	"description" text NOT NULL,
	"last_editor_id" uuid,
	"last_editor_name" text,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lm_description_of_month" UNIQUE("lift_id","month")
);
--> statement-breakpoint
CREATE TABLE "lm_night" (
	"id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"lift_cnt" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lm_remark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lm_schedule_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"remarks" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD COLUMN "cancelled_at" bigint;--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD COLUMN "last_editor_name" text;--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD COLUMN "remark_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD COLUMN "last_remark" text;--> statement-breakpoint
ALTER TABLE "lm_description" ADD CONSTRAINT "lm_description_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lm_description" ADD CONSTRAINT "lm_description_last_editor_id_app_user_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lm_remark" ADD CONSTRAINT "lm_remark_lm_schedule_id_lm_schedule_id_fk" FOREIGN KEY ("lm_schedule_id") REFERENCES "public"."lm_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lm_remark" ADD CONSTRAINT "lm_remark_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lm_remark_lm_schedule_id_at_id_index" ON "lm_remark" USING btree ("lm_schedule_id","at","id");--> statement-breakpoint
ALTER TABLE "lm_schedule" ADD CONSTRAINT "lm_schedule_last_editor_id_app_user_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Of several rows of a lift for one day, which nothing forbade before, the first stays.
UPDATE "lm_schedule" later SET "cancelled_at" = "updated_at" WHERE EXISTS (
	SELECT FROM "lm_schedule" first WHERE first."lift_id" = later."lift_id" AND first."date" = later."date" AND first."id" < later."id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "lm_schedule_active" ON "lm_schedule" USING btree ("lift_id","date") WHERE cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX "lm_schedule_open" ON "lm_schedule" USING btree ("date") WHERE NOT finalization AND cancelled_at IS NULL;