CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"group_ids" uuid[] NOT NULL,
	"invited_by" uuid,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"revoked_at" bigint,
	CONSTRAINT "invitation_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "organization_type" (
	"type" text PRIMARY KEY NOT NULL,
	"permissions" jsonb NOT NULL,
	"edited_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_link" DROP CONSTRAINT "account_link_organization_id_organization_id_fk";
--> statement-breakpoint
DROP INDEX "account_link_organization_id_created_at_index";--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "status" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_app_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_organization_id_created_at_index" ON "invitation" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "invitation_email_index" ON "invitation" USING btree ("email");--> statement-breakpoint
-- Open invitations go on, as rows that stay.
INSERT INTO invitation (id, token_hash, organization_id, email, role, group_ids, created_at, expires_at, used_at)
  SELECT gen_random_uuid(), token_hash, organization_id, email, role, '{}', created_at, expires_at, used_at
  FROM account_link WHERE kind = 'INVITE' AND organization_id IS NOT NULL AND role IS NOT NULL;
--> statement-breakpoint
DELETE FROM account_link WHERE kind = 'INVITE';--> statement-breakpoint
ALTER TABLE "account_link" DROP COLUMN "organization_id";--> statement-breakpoint
ALTER TABLE "account_link" DROP COLUMN "role";--> statement-breakpoint
-- Names have been free so far: of groups that share one, all but the oldest are told apart by their id.
UPDATE user_group SET name = name || ' ' || id FROM (
  SELECT id AS later, row_number() OVER (PARTITION BY organization_id, name ORDER BY id) AS place FROM user_group
) AS places WHERE user_group.id = places.later AND places.place > 1;
--> statement-breakpoint
ALTER TABLE "user_group" ADD CONSTRAINT "user_group_organizationId_name_unique" UNIQUE("organization_id","name");
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR UPDATE OR DELETE ON organization_type
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
