-- What a planned check provokes is no breakdown: figures are made of maintenance mode and of planned days too. An occurrence that a
-- check has provoked is known from its end, which may be ten minutes of quiet (600000 ms) before it is set once more: what is touched
-- begins so much earlier.
CREATE OR REPLACE FUNCTION touch_lifts_of_alarms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, min(alarm_start_ts) - 600000 FROM changed
  WHERE (type = 'LIFT_FAULT' OR (type = 'RBE' AND number = 7))
    AND alarm_start_ts - 600000 < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_lifts_of_changed_alarms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, min(alarm_start_ts) - 600000
  FROM (
    SELECT lift_id, type, number, alarm_start_ts FROM added
    UNION ALL
    SELECT lift_id, type, number, alarm_start_ts FROM removed
  ) changed
  WHERE (type = 'LIFT_FAULT' OR (type = 'RBE' AND number = 7))
    AND alarm_start_ts - 600000 < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_lifts_of_edges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, min(ts) - 600000 FROM changed
  WHERE (type = 'LIFT_FAULT' OR (type = 'RBE' AND number = 7))
    AND ts - 600000 < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The first instant that may be of a day: its midnight where clocks are fourteen hours ahead, as nowhere more.
CREATE FUNCTION earliest_midnight(day date) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (day - date '1970-01-01')::bigint * 86400000 - 50400000
$$;
--> statement-breakpoint
CREATE FUNCTION touch_lifts_of_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, earliest_midnight(min(date)) FROM changed
  WHERE cancelled_at IS NULL AND earliest_midnight(date) < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_lifts_of_changed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_lift (lift_id, from_ts)
  SELECT lift_id, earliest_midnight(min(date))
  FROM (
    (SELECT lift_id, date FROM added WHERE cancelled_at IS NULL EXCEPT SELECT lift_id, date FROM removed WHERE cancelled_at IS NULL)
    UNION ALL
    (SELECT lift_id, date FROM removed WHERE cancelled_at IS NULL EXCEPT SELECT lift_id, date FROM added WHERE cancelled_at IS NULL)
  ) changed
  WHERE earliest_midnight(date) < (SELECT max(up_to_ts) FROM report_span) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_on_insert AFTER INSERT ON lm_schedule
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_days();
--> statement-breakpoint
CREATE TRIGGER touch_on_delete AFTER DELETE ON lm_schedule
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_days();
--> statement-breakpoint
CREATE TRIGGER touch_on_update AFTER UPDATE ON lm_schedule
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_changed_days();
--> statement-breakpoint
-- Figures that are stored already count what checks have provoked.
DELETE FROM lift_figure;
--> statement-breakpoint
DELETE FROM report_span;
