ALTER TABLE "lift_scope" DROP CONSTRAINT "lift_scope_combination";--> statement-breakpoint
ALTER TABLE "lift" ADD COLUMN "retired_at" bigint;--> statement-breakpoint
ALTER TABLE "lift" ADD COLUMN "retired_reason" text;--> statement-breakpoint
ALTER TABLE "lift_scope" ADD COLUMN "is_retired" boolean GENERATED ALWAYS AS (id < 0) STORED;--> statement-breakpoint
ALTER TABLE "lift_scope" ADD CONSTRAINT "lift_scope_combination" UNIQUE NULLS NOT DISTINCT("town_council_id","lift_company_id","lmd_vendor_id","management_agent_id","is_retired");--> statement-breakpoint
ALTER TABLE "lift" ADD CONSTRAINT "lift_retired" CHECK ((scope_id < 0) = (retired_at IS NOT NULL));