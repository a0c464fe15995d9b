CREATE TABLE "alarm" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lift_id" uuid NOT NULL,
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"description" text NOT NULL,
	"severity" text,
	"alarm_status" text NOT NULL,
	"alarm_start_ts" bigint NOT NULL,
	"alarm_clear_ts" bigint,
	"repeat_cnt" integer DEFAULT 0 NOT NULL,
	"last_edge_ts" bigint NOT NULL,
	"last_edge_seq" bigint NOT NULL,
	"operational_status" text NOT NULL,
	"acknowledge_at" bigint,
	"acknowledged_by" uuid,
	"team" text,
	"arrival_ts" bigint,
	"report_at" bigint,
	"closed_at" bigint,
	"technician_name" text,
	"fault_code" text,
	"result" text,
	"complaint_cnt" integer DEFAULT 0 NOT NULL,
	"first_complaint_at" bigint
);
--> statement-breakpoint
CREATE TABLE "alarm_count" (
	"scope_id" integer NOT NULL,
	"type" text NOT NULL,
	"operational_status" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarm_edge" (
	"lift_id" uuid NOT NULL,
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"ts" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"state" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "alarm_edge_lift_id_type_number_ts_seq_pk" PRIMARY KEY("lift_id","type","number","ts","seq")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"organization_id" uuid,
	"action" text NOT NULL,
	"subject_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dead_letter" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"received_at" bigint NOT NULL,
	"client_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_message" (
	"lmd_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"ts" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "device_message_lmd_id_seq_pk" PRIMARY KEY("lmd_id","seq")
);
--> statement-breakpoint
CREATE TABLE "building" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tc" text NOT NULL,
	"pfx" text NOT NULL,
	"blk" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"town_council_id" uuid,
	"management_agent_id" uuid,
	"attribute" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "building_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "lift" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tc" text NOT NULL,
	"pfx" text NOT NULL,
	"blk" text NOT NULL,
	"lift_number" text NOT NULL,
	"building_id" uuid NOT NULL,
	"lmd_id" uuid,
	"scope_id" integer NOT NULL,
	"open_complaint_cnt" integer DEFAULT 0 NOT NULL,
	"open_switch_off_cnt" integer DEFAULT 0 NOT NULL,
	"attribute" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "lift_name_unique" UNIQUE("name"),
	CONSTRAINT "lift_of_device" UNIQUE("lmd_id","lift_number")
);
--> statement-breakpoint
CREATE TABLE "lift_scope" (
	"id" serial PRIMARY KEY NOT NULL,
	"town_council_id" uuid,
	"lift_company_id" uuid,
	"lmd_vendor_id" uuid,
	"management_agent_id" uuid,
	CONSTRAINT "lift_scope_combination" UNIQUE NULLS NOT DISTINCT("town_council_id","lift_company_id","lmd_vendor_id","management_agent_id")
);
--> statement-breakpoint
CREATE TABLE "lift_telemetry" (
	"lift_id" uuid PRIMARY KEY NOT NULL,
	"ts" bigint NOT NULL,
	"values" jsonb NOT NULL,
	"value_ts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lmd" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"building_id" uuid,
	"vendor_id" uuid,
	"token_hash" "bytea",
	"is_online" boolean DEFAULT false NOT NULL,
	"last_online_ts" bigint,
	"last_test_call_ts" bigint,
	"attribute" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "lmd_clientId_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"count" integer NOT NULL,
	"scope_id" integer
);
--> statement-breakpoint
CREATE TABLE "emsu_council" (
	"emsu_id" uuid NOT NULL,
	"town_council_id" uuid NOT NULL,
	CONSTRAINT "emsu_council_emsu_id_town_council_id_pk" PRIMARY KEY("emsu_id","town_council_id")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "organization_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"is_remembered" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_group_member" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "user_group_member_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_group_permission" (
	"group_id" uuid NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "user_group_permission_group_id_permission_pk" PRIMARY KEY("group_id","permission")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "membership_user_id_organization_id_pk" PRIMARY KEY("user_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"last_active_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "app_user_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_acknowledged_by_app_user_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_count" ADD CONSTRAINT "alarm_count_scope_id_lift_scope_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."lift_scope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_edge" ADD CONSTRAINT "alarm_edge_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_message" ADD CONSTRAINT "device_message_lmd_id_lmd_id_fk" FOREIGN KEY ("lmd_id") REFERENCES "public"."lmd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_town_council_id_organization_id_fk" FOREIGN KEY ("town_council_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_management_agent_id_organization_id_fk" FOREIGN KEY ("management_agent_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift" ADD CONSTRAINT "lift_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift" ADD CONSTRAINT "lift_lmd_id_lmd_id_fk" FOREIGN KEY ("lmd_id") REFERENCES "public"."lmd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift" ADD CONSTRAINT "lift_scope_id_lift_scope_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."lift_scope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift_scope" ADD CONSTRAINT "lift_scope_town_council_id_organization_id_fk" FOREIGN KEY ("town_council_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift_scope" ADD CONSTRAINT "lift_scope_lift_company_id_organization_id_fk" FOREIGN KEY ("lift_company_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift_scope" ADD CONSTRAINT "lift_scope_lmd_vendor_id_organization_id_fk" FOREIGN KEY ("lmd_vendor_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift_scope" ADD CONSTRAINT "lift_scope_management_agent_id_organization_id_fk" FOREIGN KEY ("management_agent_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lift_telemetry" ADD CONSTRAINT "lift_telemetry_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lmd" ADD CONSTRAINT "lmd_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lmd" ADD CONSTRAINT "lmd_vendor_id_organization_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_scope_id_lift_scope_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."lift_scope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emsu_council" ADD CONSTRAINT "emsu_council_emsu_id_organization_id_fk" FOREIGN KEY ("emsu_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emsu_council" ADD CONSTRAINT "emsu_council_town_council_id_organization_id_fk" FOREIGN KEY ("town_council_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group" ADD CONSTRAINT "user_group_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_member" ADD CONSTRAINT "user_group_member_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_member" ADD CONSTRAINT "user_group_member_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_permission" ADD CONSTRAINT "user_group_permission_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alarm_open" ON "alarm" USING btree ("lift_id","type","number") WHERE operational_status <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "alarm_by_start" ON "alarm" USING btree ("type","alarm_start_ts","id");--> statement-breakpoint
CREATE INDEX "alarm_by_status" ON "alarm" USING btree ("type","operational_status","alarm_start_ts","id");--> statement-breakpoint
CREATE INDEX "alarm_of_lift" ON "alarm" USING btree ("lift_id","type","number","alarm_start_ts");--> statement-breakpoint
CREATE INDEX "alarm_count_type_index" ON "alarm_count" USING btree ("type");--> statement-breakpoint
CREATE INDEX "audit_at_index" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_organization_id_at_index" ON "audit" USING btree ("organization_id","at");--> statement-breakpoint
CREATE INDEX "audit_subject_id_index" ON "audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "dead_letter_received_at_index" ON "dead_letter" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "device_message_received_at_index" ON "device_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "building_postal_code_index" ON "building" USING btree ("postal_code");--> statement-breakpoint
CREATE INDEX "lift_building_id_index" ON "lift" USING btree ("building_id");--> statement-breakpoint
CREATE INDEX "lift_scope_id_index" ON "lift" USING btree ("scope_id");--> statement-breakpoint
CREATE INDEX "lift_blk_index" ON "lift" USING btree ("blk");--> statement-breakpoint
CREATE INDEX "lmd_token_hash_index" ON "lmd" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "lmd_building_id_index" ON "lmd" USING btree ("building_id");--> statement-breakpoint
CREATE INDEX "lmd_is_online_last_online_ts_index" ON "lmd" USING btree ("is_online","last_online_ts");--> statement-breakpoint
CREATE INDEX "notice_at_index" ON "notice" USING btree ("at");--> statement-breakpoint
CREATE INDEX "emsu_council_town_council_id_index" ON "emsu_council" USING btree ("town_council_id");--> statement-breakpoint
CREATE INDEX "login_failure_name_at_index" ON "login_failure" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "login_failure_address_at_index" ON "login_failure" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_group_member_user_id_index" ON "user_group_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "membership_organization_id_index" ON "membership" USING btree ("organization_id");