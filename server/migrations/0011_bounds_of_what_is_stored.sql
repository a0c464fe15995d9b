CREATE TABLE "alarm_retelling" (
	"lift_id" uuid NOT NULL,
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"from_ts" bigint NOT NULL,
	"to_ts" bigint NOT NULL,
	"version" bigint NOT NULL,
	"queued_at" bigint NOT NULL,
	CONSTRAINT "alarm_retelling_lift_id_type_number_pk" PRIMARY KEY("lift_id","type","number")
);
--> statement-breakpoint
CREATE TABLE "suppressed_edge" (
	"lift_id" uuid NOT NULL,
	"type" text NOT NULL,
	"number" integer NOT NULL,
	"ts" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"description" text NOT NULL,
	"is_standing" boolean NOT NULL,
	CONSTRAINT "suppressed_edge_lift_id_type_number_ts_seq_pk" PRIMARY KEY("lift_id","type","number","ts","seq")
);
--> statement-breakpoint
ALTER TABLE "alarm_retelling" ADD CONSTRAINT "alarm_retelling_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressed_edge" ADD CONSTRAINT "suppressed_edge_lift_id_lift_id_fk" FOREIGN KEY ("lift_id") REFERENCES "public"."lift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_edge_standing" ON "suppressed_edge" USING btree ("lift_id","type","number") WHERE is_standing;--> statement-breakpoint
-- What a lift's telemetry is after messages: what was sent is laid over what is known where that is no newer, and keys beyond max_keys
-- are not added. One pass over what is known, whatever arrived: each argument is
-- unpacked once. Stamps are the instants of those keys that differ from the row's, or the message's.
CREATE FUNCTION telemetry_merged(known_values jsonb, known_ts int8, known_stamps jsonb, sent_values jsonb, sent_ts int8,
  sent_stamps jsonb, max_keys int, OUT merged_values jsonb, OUT merged_stamps jsonb) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  -- By far the most messages: newer than what is known, with all of its keys.
  IF sent_ts >= known_ts AND sent_stamps = '{}' AND known_values - array(SELECT jsonb_object_keys(sent_values)) = '{}' THEN
    merged_values := sent_values;
    merged_stamps := '{}';
    RETURN;
  END IF;
  SELECT coalesce(jsonb_object_agg(entry.key, entry.value), '{}'),
    coalesce(jsonb_object_agg(entry.key, entry.ts) FILTER (WHERE entry.ts <> greatest(known_ts, sent_ts)), '{}')
  INTO merged_values, merged_stamps
  FROM (
    SELECT key, known.value IS NOT NULL AS is_known,
      row_number() OVER (ORDER BY known.value IS NULL, key) AS place,
      CASE WHEN laid.is_laid THEN sent.value ELSE known.value END AS value,
      CASE WHEN laid.is_laid THEN coalesce(sent_stamp.value::int8, sent_ts) ELSE coalesce(stamp.value::int8, known_ts) END AS ts
    FROM jsonb_each(known_values) known FULL JOIN jsonb_each(sent_values) sent USING (key)
      LEFT JOIN jsonb_each_text(known_stamps) stamp USING (key)
      LEFT JOIN jsonb_each_text(sent_stamps) sent_stamp USING (key)
      CROSS JOIN LATERAL (SELECT sent.value IS NOT NULL
        AND (known.value IS NULL OR coalesce(stamp.value::int8, known_ts) <= coalesce(sent_stamp.value::int8, sent_ts)) AS is_laid) laid
  ) entry
  WHERE entry.is_known OR entry.place <= max_keys;
END $$;
--> statement-breakpoint
-- Lifts that have more keys than a lift may have since now keep the newest.
UPDATE lift_telemetry SET (values, value_ts) = (
  SELECT jsonb_object_agg(key, value), coalesce(jsonb_object_agg(key, ts) FILTER (WHERE ts <> lift_telemetry.ts), '{}')
  FROM (
    SELECT key, value, coalesce((stamp.value_ts ->> key)::int8, lift_telemetry.ts) AS ts
    FROM jsonb_each(values) CROSS JOIN (SELECT lift_telemetry.value_ts) stamp ORDER BY 3 DESC, 1 LIMIT 256
  ) newest
) WHERE (SELECT count(*) FROM jsonb_object_keys(values)) > 256;
--> statement-breakpoint
DROP FUNCTION telemetry_under(jsonb, int8, jsonb, jsonb, int8);
--> statement-breakpoint
DROP FUNCTION telemetry_stamps(jsonb, int8, jsonb, jsonb, int8);
