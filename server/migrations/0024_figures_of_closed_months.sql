CREATE TABLE "lift_figure" (
	"span_id" integer NOT NULL,
	"lift_id" uuid NOT NULL,
	"cases" integer NOT NULL,
	"downtime_ms" bigint NOT NULL,
	CONSTRAINT "lift_figure_span_id_lift_id_pk" PRIMARY KEY("span_id","lift_id")
);
--> statement-breakpoint
CREATE TABLE "report_span" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_span_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from_ts" bigint NOT NULL,
	"up_to_ts" bigint NOT NULL,
	"known_since" bigint,
	"is_stored" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_span_of_time" UNIQUE("kind","from_ts","up_to_ts")
);
--> statement-breakpoint
CREATE TABLE "touched_lift" (
	"lift_id" uuid NOT NULL,
	"from_ts" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lift_figure" ADD CONSTRAINT "lift_figure_span_id_report_span_id_fk" FOREIGN KEY ("span_id") REFERENCES "public"."report_span"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "touched_lift_by_time" ON "touched_lift" USING btree ("from_ts");--> statement-breakpoint
-- What figures are made of has changed: in the transaction of the change, its lifts are touched from when on it may count. What is
-- later than every span that is announced or stored, as all is that comes in time, is in no figure yet.
CREATE FUNCTION touch_lifts_of_alarms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, min(alarm_start_ts) FROM changed
  WHERE type = 'LIFT_FAULT' AND alarm_start_ts < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_lifts_of_changed_alarms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, min(alarm_start_ts)
  FROM (SELECT lift_id, type, alarm_start_ts FROM added UNION ALL SELECT lift_id, type, alarm_start_ts FROM removed) changed
  WHERE type = 'LIFT_FAULT' AND alarm_start_ts < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_lifts_of_edges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, min(ts) FROM changed
  WHERE type = 'LIFT_FAULT' AND ts < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_lift_of_switch_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.off_at < (SELECT max(up_to_ts) FROM report_span) THEN
    INSERT INTO touched_lift (lift_id, from_ts) VALUES (OLD.lift_id, OLD.off_at);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.off_at < (SELECT max(up_to_ts) FROM report_span) THEN
    INSERT INTO touched_lift (lift_id, from_ts) VALUES (NEW.lift_id, NEW.off_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_on_insert AFTER INSERT ON alarm
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_alarms();
--> statement-breakpoint
CREATE TRIGGER touch_on_delete AFTER DELETE ON alarm
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_alarms();
--> statement-breakpoint
CREATE TRIGGER touch_on_update AFTER UPDATE ON alarm
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_changed_alarms();
--> statement-breakpoint
CREATE TRIGGER touch_on_insert AFTER INSERT ON alarm_edge
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_edges();
--> statement-breakpoint
CREATE TRIGGER touch_on_delete AFTER DELETE ON alarm_edge
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_edges();
--> statement-breakpoint
CREATE TRIGGER touch AFTER INSERT OR UPDATE OR DELETE ON oms_schedule
  FOR EACH ROW EXECUTE FUNCTION touch_lift_of_switch_off();
