CREATE TABLE "call_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lift_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	"speaker" text NOT NULL,
	"message" text NOT NULL,
	"lmd_id" uuid,
	"seq" bigint,
	"sent_ts" bigint,
	"complaint_id" uuid,
	"user_id" uuid,
	"user_name" text,
	"draft_id" uuid,
	CONSTRAINT "call_line_of_device" UNIQUE("lmd_id","seq","sent_ts"),
	CONSTRAINT "call_line_of_draft" UNIQUE("user_id","draft_id")
);
--> statement-breakpoint
CREATE TABLE "case_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"user_name" text,
	"technician_name" text,
	"remark" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"event" text NOT NULL,
	"organization_name" text NOT NULL,
	"recipient" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"sent_at" bigint,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "case_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_no" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_count" (
	"scope_id" integer NOT NULL,
	"status" text NOT NULL,
	"is_new" boolean NOT NULL,
	"feedback_type" text NOT NULL,
	"subcategory" text NOT NULL,
	"priority" text NOT NULL,
	"channel" text NOT NULL,
	"media" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_in_charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"town_council_id" uuid NOT NULL,
	"ward" text,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text
);
--> statement-breakpoint
-- Numbers without gaps: the counter's row is locked to the commit, and a transaction that is undone takes its number back.
INSERT INTO case_counter (id, last_no) SELECT 1, coalesce(max(case_no), 0) FROM complaint;
--> statement-breakpoint
CREATE FUNCTION next_case_no() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  UPDATE case_counter SET last_no = last_no + 1 WHERE id = 1 RETURNING last_no
$$;
--> statement-breakpoint
ALTER TABLE "complaint" ALTER COLUMN "case_no" SET DEFAULT next_case_no();--> statement-breakpoint
DROP SEQUENCE "complaint_case_no_seq";--> statement-breakpoint
-- A word that is none of the subcategories stays in the description.
UPDATE complaint SET
  subcategory = CASE WHEN upper(subcategory) = ANY(known.words) THEN upper(subcategory) ELSE 'OTHER' END,
  description = CASE WHEN upper(subcategory) = ANY(known.words) THEN description
    ELSE subcategory || ': ' || description END
FROM (SELECT ARRAY['BREAKDOWN', 'TRAPPED', 'DOOR', 'LEVELLING', 'NOISE', 'BUTTON', 'LIGHT_FAN', 'INTERCOM', 'WATER',
  'CLEANLINESS', 'VANDALISM', 'OTHER'] AS words) known;
--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "passenger_trap_id" uuid;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "feedback_type" text DEFAULT 'FEEDBACK' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "category" text DEFAULT 'LIFT_ESCALATOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "channel" text DEFAULT 'RESIDENCE' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "complainant" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "residential" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "complainant_address" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "complainant_removed_at" bigint;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "last_editor_name" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "last_action" text;--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || lower(blk) || E'
 ' || lower(address)) STORED;--> statement-breakpoint
ALTER TABLE "call_line" ADD CONSTRAINT "call_line_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_line" ADD CONSTRAINT "call_line_lmd_id_lmd_id_fk" FOREIGN KEY ("lmd_id") REFERENCES "public"."lmd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_line" ADD CONSTRAINT "call_line_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_line" ADD CONSTRAINT "call_line_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_log" ADD CONSTRAINT "case_log_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_log" ADD CONSTRAINT "case_log_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notification" ADD CONSTRAINT "case_notification_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_count" ADD CONSTRAINT "complaint_count_scope_id_lift_scope_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."lift_scope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_in_charge" ADD CONSTRAINT "person_in_charge_town_council_id_organization_id_fk" FOREIGN KEY ("town_council_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_line_lift_id_at_id_index" ON "call_line" USING btree ("lift_id","at","id");--> statement-breakpoint
CREATE INDEX "call_line_lift_id_received_at_index" ON "call_line" USING btree ("lift_id","received_at");--> statement-breakpoint
CREATE INDEX "call_line_received_at_index" ON "call_line" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "call_line_complaint_id_index" ON "call_line" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "case_log_complaint_id_at_id_index" ON "case_log" USING btree ("complaint_id","at","id");--> statement-breakpoint
CREATE INDEX "case_notification_complaint_id_at_id_index" ON "case_notification" USING btree ("complaint_id","at","id");--> statement-breakpoint
CREATE INDEX "case_notification_mail_id_index" ON "case_notification" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "person_in_charge_town_council_id_ward_index" ON "person_in_charge" USING btree ("town_council_id","ward");--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_passenger_trap_id_alarm_id_fk" FOREIGN KEY ("passenger_trap_id") REFERENCES "public"."alarm"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_last_editor_id_app_user_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_updated_at_id_index" ON "complaint" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "complaint_passenger_trap_id_index" ON "complaint" USING btree ("passenger_trap_id");--> statement-breakpoint
CREATE INDEX "complaint_status_created_at_id_index" ON "complaint" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "complaint_by_priority" ON "complaint" USING btree ((CASE complaint.priority WHEN 'IMMEDIATE' THEN 2 WHEN 'URGENT' THEN 1 ELSE 0 END),"id");--> statement-breakpoint
CREATE INDEX "complaint_by_status" ON "complaint" USING btree (
  (CASE complaint.status WHEN 'OPEN' THEN 3 WHEN 'NOT_COMPLETE' THEN 2 WHEN 'COMPLETE' THEN 1 ELSE 0 END),"id");--> statement-breakpoint
CREATE INDEX "complaint_of_technician" ON "complaint" USING btree (lower(technician_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "complaint_new" ON "complaint" USING btree ("created_at","id") WHERE status = 'OPEN' AND seen_at IS NULL;--> statement-breakpoint
CREATE INDEX "complaint_with_person" ON "complaint" USING btree ("closed_at") WHERE 
  (status = 'CLOSED' AND coalesce(complainant, residential, phone, email, complainant_address) IS NOT NULL);--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_of_draft" UNIQUE("author_id","draft_id");
--> statement-breakpoint
-- The counts on lift and fault, without touching a lift or a fault whose count stays: most cases there are are closed.
CREATE OR REPLACE FUNCTION count_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.status <> 'CLOSED' THEN
      UPDATE lift SET open_complaint_cnt = open_complaint_cnt - 1 WHERE id = OLD.lift_id;
    END IF;
    IF OLD.lift_fault_id IS NOT NULL THEN
      UPDATE alarm SET complaint_cnt = complaint_cnt - 1,
        first_complaint_at = (SELECT min(created_at) FROM complaint WHERE lift_fault_id = OLD.lift_fault_id)
        WHERE id = OLD.lift_fault_id;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.status <> 'CLOSED' THEN
      UPDATE lift SET open_complaint_cnt = open_complaint_cnt + 1 WHERE id = NEW.lift_id;
    END IF;
    IF NEW.lift_fault_id IS NOT NULL THEN
      UPDATE alarm SET complaint_cnt = complaint_cnt + 1, first_complaint_at = least(first_complaint_at, NEW.created_at)
        WHERE id = NEW.lift_fault_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Exact counts without counting, as of alarms: each statement that changes cases adds its differences to the ledger in its own
-- transaction. Anyone who changes a case holds the row lock of its lift, so that a lift's scope does not change meanwhile.
CREATE FUNCTION complaint_count_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO complaint_count (scope_id, status, is_new, feedback_type, subcategory, priority, channel, media, change)
  SELECT lift.scope_id, added.status, added.status = 'OPEN' AND added.seen_at IS NULL,
    added.feedback_type, added.subcategory, added.priority, added.channel, added.media, count(*)
  FROM added JOIN lift ON lift.id = added.lift_id
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION complaint_count_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO complaint_count (scope_id, status, is_new, feedback_type, subcategory, priority, channel, media, change)
  SELECT lift.scope_id, removed.status, removed.status = 'OPEN' AND removed.seen_at IS NULL,
    removed.feedback_type, removed.subcategory, removed.priority, removed.channel, removed.media, -count(*)
  FROM removed JOIN lift ON lift.id = removed.lift_id
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION complaint_count_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO complaint_count (scope_id, status, is_new, feedback_type, subcategory, priority, channel, media, change)
  SELECT lift.scope_id, changed.status, changed.is_new,
    changed.feedback_type, changed.subcategory, changed.priority, changed.channel, changed.media, sum(changed.change)
  FROM (
    SELECT lift_id, status, status = 'OPEN' AND seen_at IS NULL AS is_new, feedback_type, subcategory, priority, channel, media, 1 AS change
    FROM added
    UNION ALL
    SELECT lift_id, status, status = 'OPEN' AND seen_at IS NULL, feedback_type, subcategory, priority, channel, media, -1 FROM removed
  ) changed JOIN lift ON lift.id = changed.lift_id
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  HAVING sum(changed.change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION complaint_count_on_scope_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO complaint_count (scope_id, status, is_new, feedback_type, subcategory, priority, channel, media, change)
  SELECT moved.scope_id, complaint.status, complaint.status = 'OPEN' AND complaint.seen_at IS NULL,
    complaint.feedback_type, complaint.subcategory, complaint.priority, complaint.channel, complaint.media, sum(moved.change)
  FROM (
    SELECT added.id, added.scope_id, 1 AS change
    FROM added JOIN removed ON removed.id = added.id WHERE added.scope_id <> removed.scope_id
    UNION ALL
    SELECT removed.id, removed.scope_id, -1
    FROM added JOIN removed ON removed.id = added.id WHERE added.scope_id <> removed.scope_id
  ) moved JOIN complaint ON complaint.lift_id = moved.id
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER complaint_count_on_insert AFTER INSERT ON complaint
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION complaint_count_on_insert();
--> statement-breakpoint
CREATE TRIGGER complaint_count_on_delete AFTER DELETE ON complaint
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION complaint_count_on_delete();
--> statement-breakpoint
CREATE TRIGGER complaint_count_on_update AFTER UPDATE ON complaint
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION complaint_count_on_update();
--> statement-breakpoint
CREATE TRIGGER complaint_count_on_scope_change AFTER UPDATE ON lift
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION complaint_count_on_scope_change();
--> statement-breakpoint
INSERT INTO complaint_count (scope_id, status, is_new, feedback_type, subcategory, priority, channel, media, change)
SELECT lift.scope_id, complaint.status, complaint.status = 'OPEN', complaint.feedback_type, complaint.subcategory, complaint.priority, complaint.channel, complaint.media, count(*)
FROM complaint JOIN lift ON lift.id = complaint.lift_id GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
