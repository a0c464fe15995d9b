ALTER TABLE "notice" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Who looks after lifts decides who sees them; so far only new scopes were said.
CREATE TRIGGER access_change_by_contract AFTER UPDATE ON lift_scope
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
