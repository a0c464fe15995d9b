CREATE TABLE "dead_letter_loss" (
	"day_at" bigint NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "dead_letter_loss_day_at_reason_pk" PRIMARY KEY("day_at","reason")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "seal_no" bigint;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "seal" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_no_index" ON "audit" USING btree ("seal_no") WHERE seal_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_unsealed_index" ON "audit" USING btree ("at","id") WHERE seal_no IS NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_sealed_whole" CHECK ((seal_no IS NULL) = (seal IS NULL));--> statement-breakpoint
CREATE FUNCTION audit_is_sealed_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE insufficient_privilege USING MESSAGE = format('audit entry %s is sealed', OLD.seal_no);
END $$;
--> statement-breakpoint
-- An entry is given its seal, and is never written again.
CREATE TRIGGER audit_sealed_once BEFORE UPDATE ON "audit"
  FOR EACH ROW WHEN (OLD.seal_no IS NOT NULL) EXECUTE FUNCTION audit_is_sealed_once();
--> statement-breakpoint
-- By this alone the server's role removes entries: the oldest sealed ones, in order, none that is younger than a year by the database's own clock,
-- never the newest, and not without an entry that says up to which number and seal.
CREATE FUNCTION forget_audit(before_at bigint, at_once integer, entry_id uuid, entry_at bigint) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  held_from bigint := least(before_at, (extract(epoch FROM now()) * 1000)::bigint - 31536000000);
  forgotten record;
BEGIN
  -- The lock of the sealer, so that two servers count the same entries once.
  PERFORM pg_advisory_xact_lock(7070006);
  WITH oldest AS (
    SELECT seal_no, seal, at FROM audit WHERE seal_no IS NOT NULL ORDER BY seal_no LIMIT at_once
  ), held AS (
    SELECT least(min(seal_no) FILTER (WHERE at >= held_from), (SELECT max(seal_no) FROM audit WHERE seal_no IS NOT NULL)) AS from_no FROM oldest
  )
  SELECT max(seal_no) AS last_no, count(*)::integer AS cnt, max(at) AS last_at,
    (array_agg(seal ORDER BY seal_no DESC))[1] AS last_seal
  INTO forgotten FROM oldest, held WHERE seal_no < from_no;
  IF forgotten.cnt = 0 THEN RETURN 0; END IF;
  DELETE FROM audit WHERE seal_no <= forgotten.last_no;
  INSERT INTO audit (id, at, user_name, action, detail, request_id, address, user_agent)
  VALUES (entry_id, entry_at, 'Liftwatch', 'audit.forget', jsonb_build_object('number', forgotten.last_no,
    'seal', encode(forgotten.last_seal, 'hex'), 'count', forgotten.cnt, 'lastAt', forgotten.last_at), '', '', '');
  RETURN forgotten.cnt;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_audit(bigint, integer, uuid, bigint) FROM PUBLIC;
