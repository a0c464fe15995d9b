CREATE TABLE "account_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"organization_id" uuid,
	"role" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"organization_id" uuid,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "table_preference" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "table_preference_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "user_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "user_token_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_no" bigserial NOT NULL,
	"lift_id" uuid NOT NULL,
	"lift_fault_id" uuid,
	"subcategory" text NOT NULL,
	"description" text NOT NULL,
	"priority" text NOT NULL,
	"media" text NOT NULL,
	"status" text NOT NULL,
	"technician_name" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"closed_at" bigint,
	"telemetry" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "complaint_caseNo_unique" UNIQUE("case_no")
);
--> statement-breakpoint
DROP INDEX "lmd_is_online_last_online_ts_index";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_preference" ADD CONSTRAINT "table_preference_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_token" ADD CONSTRAINT "user_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_token" ADD CONSTRAINT "user_token_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_lift_fault_id_alarm_id_fk" FOREIGN KEY ("lift_fault_id") REFERENCES "public"."alarm"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_email_created_at_index" ON "account_link" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "account_link_organization_id_created_at_index" ON "account_link" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_created_at_index" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_sent_at_next_attempt_at_index" ON "mail" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "user_token_user_id_index" ON "user_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaint_created_at_id_index" ON "complaint" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "complaint_lift_id_created_at_index" ON "complaint" USING btree ("lift_id","created_at");--> statement-breakpoint
CREATE INDEX "complaint_lift_fault_id_index" ON "complaint" USING btree ("lift_fault_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");